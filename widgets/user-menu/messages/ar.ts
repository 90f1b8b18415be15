import { isolated, plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  toggle: ({ name }) => `حساب ${isolated(name)}`,
  profile: 'الملف الشخصي',
  dashboard: 'لوحة التحكم',
  messages: 'الرسائل',
  unread: ({ count, digits }) =>
    plural('ar', count, {
      one: 'محادثة واحدة غير مقروءة',
      two: 'محادثتان غير مقروءتين',
      few: `${digits} محادثات غير مقروءة`,
      many: `${digits} محادثة غير مقروءة`,
      other: `${digits} محادثة غير مقروءة`,
    }),
  payments: 'المدفوعات',
  earnings: 'الأرباح',
  disputes: 'النزاعات',
  settings: 'الإعدادات',
  signOut: 'تسجيل الخروج',
  extendTitle: 'هل تريد البقاء مسجّل الدخول؟',
  extendHint: 'سينتهي تسجيل دخولك خلال دقائق. أدخل كلمة المرور للبقاء، وسيبقى ما كتبته كما هو.',
  extend: 'البقاء مسجّل الدخول',
  extendLater: 'ليس الآن',
  extended: 'بقيت مسجّل الدخول.',
};
