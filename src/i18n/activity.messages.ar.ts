import type { ActivityMessages } from './activity.messages.ts';
import { isolated, plural } from './format.ts';

export const messages: ActivityMessages = {
  by: ({ person, said }) => `${isolated(person)}: ${said}`,
  booked: ({ person, title }) => `حجز ${isolated(person)} «${isolated(title)}».`,
  'booked-for': ({ person, title, when }) =>
    `حجز ${isolated(person)} «${isolated(title)}» لموعد ${isolated(when)}.`,
  'documents-added': ({ person, title, count, digits }) =>
    `أضاف ${isolated(person)} ${plural('ar', count, {
      one: 'مستندًا واحدًا',
      two: 'مستندين',
      few: `${digits} مستندات`,
      many: `${digits} مستندًا`,
      other: `${digits} مستند`,
    })} إلى «${isolated(title)}».`,
  paid: ({ title }) => `تم دفع ثمن «${isolated(title)}».`,
  'proposal-accepted': ({ person, title }) => `قبل ${isolated(person)} مقترحك بشأن «${isolated(title)}».`,
  'proposal-accepted-for': ({ person, title, when }) =>
    `قبل ${isolated(person)} المقترح بشأن «${isolated(title)}»، ${isolated(when)}.`,
  'proposal-declined': ({ title }) => `أُسند «${isolated(title)}» إلى شخص آخر.`,
  'proposal-made': ({ person, title }) => `يعرض ${isolated(person)} المساعدة في «${isolated(title)}».`,
  'proposal-withdrawn': ({ person, title }) => `سحب ${isolated(person)} المقترح بشأن «${isolated(title)}».`,
  'request-withdrawn': ({ title }) => `سُحب الطلب «${isolated(title)}».`,
  'review-answered': ({ person, title }) => `ردّ ${isolated(person)} على تقييمك لـ«${isolated(title)}».`,
  'review-written': ({ person, title, digits }) =>
    `قيّم ${isolated(person)} «${isolated(title)}» بـ ${digits} من 5.`,
  'task-accepted': ({ title }) => `تم حجز «${isolated(title)}».`,
  'task-in_progress': ({ title }) => `العمل على «${isolated(title)}» جارٍ.`,
  'task-delivered': ({ title }) => `تم تسليم «${isolated(title)}».`,
  'task-changes_requested': ({ title }) => `يحتاج «${isolated(title)}» إلى تعديلات.`,
  'task-finished': ({ title }) => `اكتمل «${isolated(title)}».`,
  'task-declined': ({ title }) => `تم رفض «${isolated(title)}».`,
  'task-cancelled': ({ title }) => `أُلغي «${isolated(title)}».`,
};
