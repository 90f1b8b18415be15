/** The browser's own, which no page has to wait for; apart from the other tokens for what is sent before them. */
export const defaultFont =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";
