/** In px: 0 for a widget that is a line in a page, or that has no place in it. */
const defaultHeights: Record<string, number> = {
  'offer-grid': 480,
  'offer-detail': 640,
  checkout: 720,
  'sign-in': 520,
  'chat-inbox': 600,
  'user-menu': 0,
  'notification-bell': 0,
  toaster: 0,
  launcher: 0,
};

/** The height that a page reserves for a widget, by its name. */
export const defaultHeightOf = (widget: string): number => defaultHeights[widget] ?? 560;
