import { isolated } from '#core/i18n/format.ts';
import type { CheckoutMessages } from './checkout.messages.ts';

export const messages: CheckoutMessages = {
  heading: ({ name }) => `ما الذي تحتاجه من ${isolated(name)}؟`,
  translator: 'المترجم',
  signedOut: 'لم تسجّل الدخول بعد. يُرجى تسجيل الدخول للحجز، وما تكتبه هنا يبقى محفوظًا.',
  signInForFiles: 'لا تُحفظ الملفات أثناء تسجيل الدخول، فالأفضل اختيارها بعد ذلك.',
  details: 'تفاصيل المهمة',
  detailsHint: ({ type }) =>
    ({
      document: 'صف المستندات والغرض منها وأي موعد نهائي.',
      call: 'اذكر مع من ستكون المكالمة، وموضوعها، وما تريد الوصول إليه.',
      translation: 'صف النص، ومن سيقرؤه، وأي موعد نهائي.',
    })[type],
  date: 'التاريخ',
  time: 'الوقت',
  datePast: 'مضى هذا اليوم. يُرجى اختيار اليوم أو يوم لاحق.',
  timePast: 'مضى هذا الوقت. يُرجى اختيار وقت لاحق.',
  ownZone: ({ zone }) => `الأوقات حسب ساعتك (${isolated(zone)}).`,
  clocks: ({ own, zone, name, theirs, theirZone }) =>
    `عندك ${isolated(own)} (${isolated(zone)}) · عند ${isolated(name)} ${isolated(theirs)} (${isolated(theirZone)})`,
  documents: 'المستندات',
  documentsHint: ({ size, count }) =>
    `PDF أو Word أو نص أو صور، حتى ${isolated(size)} لكل ملف. الحد الأقصى لعدد الملفات ${count}.`,
  tooManyFiles: ({ count }) => `اكتمل العدد: الحد الأقصى لعدد الملفات ${count}.`,
  emptyFile: ({ name }) => `«${isolated(name)}» فارغ. يُرجى اختيار ملف آخر.`,
  stepDescription: 'الوصف',
  stepDate: 'اختيار التاريخ',
  stepTime: 'اختيار الوقت',
  stepDocuments: 'رفع المستندات',
  summary: 'حجزك',
  oneHour: ({ price }) => `ساعة واحدة × ${price}`,
  checkout: 'تأكيد الحجز',
  sending: 'جارٍ الحجز…',
  payLater: 'لن يُخصم منك شيء الآن.',
  payNext: 'بعد ذلك تدفع بالبطاقة.',
  ownOffer: 'هذا عرضك أنت. لا يمكن أن يحجزه إلا غيرك.',
  inactive: 'لم يعد هذا العرض متاحًا للحجز.',
  missing: 'هذا العرض غير موجود.',
  missingHint: 'ربما أُزيل، أو أن الرابط مكتوب بشكل غير صحيح.',
  browse: 'تصفّح عروض أخرى',
  booked: 'تم حجزك.',
  bookedHint: ({ name }) => `فُتحت محادثة مع ${isolated(name)}.`,
  leadingOn: 'سننتقل بك إليها بعد لحظات.',
  openMessages: 'فتح المحادثة',
  unpaid: 'تم حجزك، لكن تعذّر بدء الدفع.',
  retryPayment: 'إعادة محاولة الدفع',
};
