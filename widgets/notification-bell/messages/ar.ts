import { isolated, plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  heading: 'الإشعارات',
  toggle: ({ count, digits }) =>
    plural('ar', count, {
      zero: 'الإشعارات',
      one: 'إشعار واحد غير مقروء',
      two: 'إشعاران غير مقروءين',
      few: `${digits} إشعارات غير مقروءة`,
      many: `${digits} إشعارًا غير مقروء`,
      other: `${digits} إشعار غير مقروء`,
    }),
  empty: 'لا جديد بعد.',
  emptyHint: 'ستظهر هنا الحجوزات والردود. للرسائل صفحتها الخاصة.',
  unread: 'جديد',
  markAll: 'تعليم الكل كمقروء',
  allMessages: 'محادثاتك',
  messageFrom: ({ name, text }) => `${isolated(name)}: ${isolated(text)}`,
  messagesFrom: ({ name, text, digits }) => `${isolated(name)} (${digits} جديدة): ${isolated(text)}`,
  messagesOf: ({ names, count, digits }) =>
    plural('ar', count, {
      two: `رسالتان جديدتان من ${isolated(names)}`,
      few: `${digits} رسائل جديدة من ${isolated(names)}`,
      many: `${digits} رسالة جديدة من ${isolated(names)}`,
      other: `${digits} رسالة جديدة من ${isolated(names)}`,
    }),
  openMessages: 'فتح',
};
