import type { Messages } from './en.ts';

export const messages: Messages = {
  'chat-inbox': 'الرسائل',
  checkout: 'الحجز',
  'offer-grid': 'المترجمون',
  'offer-detail': 'العرض',
  'sign-in': 'تسجيل الدخول',
  'service-select': 'اعرض ترجمة أو اطلبها',
  'request-board': 'الطلبات',
  'request-form': 'نشر طلب',
  'offer-form': 'نشر عرض',
  dashboard: 'لوحة التحكم',
  task: 'المهمة',
  payments: 'المدفوعات',
  profile: 'الملف الشخصي',
  account: 'الإعدادات',
  availability: 'أوقات المكالمات',
  'notification-bell': 'الإشعارات',
  'partner-report': 'التقرير',
  disputes: 'النزاعات',
  unread: ({ count }) => `غير مقروء: ${count}`,
};
