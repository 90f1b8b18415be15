import type { Translated } from '#core/i18n/catalogue.ts';
import { isolated, plural } from '#core/i18n/format.ts';
import type * as english from './en.ts';

export const checkout: Translated<typeof english.checkout> = {
  heading: ({ name }) => `ما الذي تحتاجه من ${isolated(name)}؟`,
  translator: 'المترجم',
  elsewhere: ({ host }) => `يُستكمل الحجز على ${host}. ما تكتبه هنا ينتقل معك، ويمكنك إضافة الملفات هناك.`,
  goOnThere: ({ host }) => `المتابعة على ${host}`,
  signedOut: 'لم تسجّل الدخول بعد. يُرجى تسجيل الدخول للحجز، وما تكتبه هنا يبقى محفوظًا.',
  signInForFiles: 'لا تُحفظ الملفات أثناء تسجيل الدخول، فالأفضل اختيارها بعد ذلك.',
  details: 'تفاصيل المهمة',
  detailsHint: ({ type }) =>
    ({
      document: 'صف المستندات والغرض منها وأي موعد نهائي.',
      call: 'اذكر مع من ستكون المكالمة، وموضوعها، وما تريد الوصول إليه.',
      translation: 'صف النص، ومن سيقرؤه، وأي موعد نهائي.',
    })[type],
  time: 'الوقت',
  hours: 'عدد الساعات',
  ownZone: ({ zone }) => `الأوقات حسب ساعتك (${isolated(zone)}).`,
  documents: 'المستندات',
  documentsHint: ({ size, count }) =>
    `PDF أو Word أو نص أو صور، حتى ${isolated(size)} لكل ملف. الحد الأقصى لعدد الملفات ${count}.`,
  bookedAtOnce: 'حجز فوري.',
  onRequest: ({ name, hours, digits }) =>
    `يرد ${isolated(name)} خلال ${plural('ar', hours, {
      one: 'ساعة',
      two: 'ساعتين',
      few: `${digits} ساعات`,
      other: `${digits} ساعة`,
    })}، ولا يُتفق على شيء قبل ذلك.`,
  onRequestSoon: ({ name }) => `يرد ${isolated(name)} أولًا، ولا يُتفق على شيء قبل ذلك.`,
  requested: 'أُرسل طلبك.',
  stepDescription: 'الوصف',
  stepDate: 'اختيار التاريخ',
  stepTime: 'اختيار الوقت',
  stepDocuments: 'رفع المستندات',
  summary: 'حجزك',
  checkout: 'تأكيد الحجز',
  sending: 'جارٍ الحجز…',
  payLater: 'لن يُخصم منك شيء الآن.',
  payBeforeStart: 'لن يُخصم منك شيء الآن. تدفع قبل بدء العمل، ونحتفظ بالمبلغ حتى تقبل التسليم.',
  payBeforeFinish: 'لن يُخصم منك شيء الآن. تدفع قبل أن تقبل التسليم.',
  payNext: 'بعد ذلك تدفع بالبطاقة.',
  ownOffer: 'هذا عرضك أنت. لا يمكن أن يحجزه إلا غيرك.',
  inactive: ({ name }) => `لا يستقبل ${isolated(name)} حجوزات لهذا العرض في الوقت الحالي.`,
  similar: 'مشاهدة عروض مشابهة',
  missing: 'هذا العرض غير موجود.',
  missingHint: 'ربما أُزيل، أو أن الرابط مكتوب بشكل غير صحيح.',
  browse: 'تصفّح عروض أخرى',
  booked: 'تم حجزك.',
  unpaid: 'تم حجزك، لكن تعذّر بدء الدفع.',
  retryPayment: 'إعادة محاولة الدفع',
};

export const booked: Translated<typeof english.booked> = {
  timeTaken: ({ name }) => `لدى ${isolated(name)} مكالمة أخرى في هذا الوقت.`,
  nextFree: 'الأوقات المتاحة التالية:',
  noneFree: 'يُرجى اختيار وقت آخر.',
  toCalendar: 'إضافة إلى التقويم',
  openTask: 'فتح المهمة',
  filesSent: ({ names }) => `مع ${isolated(names)}`,
  bookedHint: ({ name }) => `فُتحت محادثة مع ${isolated(name)}.`,
  leadingOn: 'سننتقل بك إليها بعد لحظات.',
  openMessages: 'فتح المحادثة',
  payFirst: ({ name }) => `يمكن أن يبدأ ${isolated(name)} العمل بعد أن تدفع.`,
  payNow: ({ amount }) => `ادفع ${amount} الآن`,
  heldUntil: 'نحتفظ بالمبلغ حتى تقبل التسليم.',
  payFailed: 'تعذّر بدء الدفع.',
};
