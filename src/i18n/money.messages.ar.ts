import { isolated, plural } from './format.ts';
import type { MoneyMessages } from './money.messages.ts';

export const messages: MoneyMessages = {
  fieldHours: ({ least, most }) => `يُرجى إدخال ساعات كاملة أو أنصاف ساعات، من ${least} إلى ${most}.`,
  hoursCount: ({ hours, digits }) =>
    plural('ar', hours, {
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: `${digits} ساعات`,
      other: `${digits} ساعة`,
    }),
  moreTime: 'زيادة نصف ساعة',
  lessTime: 'إنقاص نصف ساعة',
  youGet: ({ amount, percent }) =>
    `تحصل على ${isolated(amount)} في الساعة، وتحتفظ المنصة بنسبة ${isolated(percent)}.`,
  youGetAll: ({ amount }) => `تحصل على ${isolated(amount)} في الساعة، ولا تحتفظ المنصة بشيء.`,
};
