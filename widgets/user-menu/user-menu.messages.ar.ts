import { isolated } from '#core/i18n/format.ts';
import type { UserMenuMessages } from './user-menu.messages.ts';

export const messages: UserMenuMessages = {
  toggle: ({ name }) => `حساب ${isolated(name)}`,
  profile: 'الملف الشخصي',
  dashboard: 'لوحة التحكم',
  payments: 'المدفوعات',
  earnings: 'الأرباح',
  disputes: 'النزاعات',
  settings: 'الإعدادات',
  signOut: 'تسجيل الخروج',
};
