import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  requests: 'الطلبات',
  signedOut: 'يُرجى تسجيل الدخول لعرض ما يطلبه العملاء.',
  empty: 'لا أحد يطلب هذا حاليًا.',
  emptyHint: 'تصل طلبات جديدة كل يوم. جرّب زوج لغات آخر أو نوعًا آخر من المساعدة.',
  filters: 'تصفية',
  filtersActive: ({ digits }) => `تصفية (${digits})`,
  category: 'الفئة',
  anyCategory: 'كل الفئات',
  type: 'النوع',
  anyType: 'كل الأنواع',
  from: 'من',
  to: 'إلى',
  anyLanguage: 'أي لغة',
  sort: 'ترتيب حسب',
  'sort-newest': 'الأحدث',
  'sort-due': 'الأقرب موعدًا',
  clear: 'مسح الكل',
  count: ({ total, isCapped, digits }) =>
    plural('ar', total, {
      zero: 'لا طلبات مفتوحة',
      one: 'طلب مفتوح واحد',
      two: 'طلبان مفتوحان',
      few: `${digits} طلبات مفتوحة`,
      many: `${isCapped ? 'أكثر من ' : ''}${digits} طلبًا مفتوحًا`,
      other: `${isCapped ? 'أكثر من ' : ''}${digits} طلب مفتوح`,
    }),
  showMore: 'عرض المزيد',
  showMoreFailed: 'تعذّر تحميل المزيد من الطلبات. إعادة المحاولة',
  yours: 'طلبك',
  seeProposals: 'عرض المقترحات',
  propose: 'تقديم مقترح',
  missing: 'هذا الطلب غير موجود',
  missingHint: 'سُحب أو أُسند، أو أن العنوان غير صحيح.',
  allRequests: 'كل الطلبات',
};
