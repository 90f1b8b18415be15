import { isolated } from '#core/i18n/format.ts';
import type { UserMenuMessages } from './user-menu.messages.ts';

export const messages: UserMenuMessages = {
  toggle: ({ name }) => `حساب ${isolated(name)}`,
  profile: 'الملف الشخصي',
  dashboard: 'لوحة التحكم',
  settings: 'الإعدادات',
  signOut: 'تسجيل الخروج',
};
