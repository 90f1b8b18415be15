import { isolated } from '#core/i18n/format.ts';
import type { WidgetNameMessages } from './widget-name.messages.ts';

export const messages: WidgetNameMessages = {
  label: 'أحدث عرض',
  empty: 'لا توجد عروض بعد.',
  by: ({ owner }) => `من ${isolated(owner)}`,
};
