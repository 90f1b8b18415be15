import { isolated } from '#core/i18n/format.ts';
import type { OfferDetailMessages } from './offer-detail.messages.ts';

export const messages: OfferDetailMessages = {
  typeOfService: 'نوع الخدمة',
  languages: 'اللغات',
  about: 'نبذة عني',
  aboutMissing: ({ name }) => `لم يُكتب شيء هنا بعد. يمكنك مراسلة ${isolated(name)} فور الحجز.`,
  description: 'ما الذي ستحصل عليه',
  reviews: 'التقييمات',
  reviewsHint: 'من عملاء اكتملت مهامهم.',
  stars: ({ value }) => `${value} من 5 نجوم`,
  reply: ({ name }) => `رد ${isolated(name)}`,
  allReviews: ({ count }) => `عرض كل التقييمات (${count})`,
  checkout: 'الحجز',
  booking: 'الحجز',
  factTime: 'تختار اليوم والوقت حسب ساعتك المحلية',
  factConversation: ({ name }) => `يفتح الحجز محادثة مع ${isolated(name)}`,
  factFiles: ({ name }) => `لا يرى الملفات سواك أنت و${isolated(name)}`,
  translator: 'المترجم',
  inactive: 'لم يعد هذا العرض متاحًا للحجز.',
  missing: 'هذا العرض غير موجود.',
  missingHint: 'ربما أُزيل، أو أن الرابط مكتوب بشكل غير صحيح.',
  browse: 'تصفّح عروض أخرى',
};
