import { isolated, plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  by: ({ person, sentence }) => `${isolated(person)}: ${sentence}`,
  became: ({ before, after }) => `${isolated(before)} ← ${isolated(after)}`,
  'booking-requested': ({ person, title }) => `يودّ ${person} حجز «${title}». يُرجى الرد.`,
  'bank-dispute-opened': ({ title, amount }) =>
    `اعترض مصرف العميل على دفع ${amount} مقابل «${title}». يبقى كل شيء على حاله حتى يقرر المصرف.`,
  'bank-dispute-won': ({ title, amount }) => `أكّد المصرف دفع ${amount} مقابل «${title}».`,
  'bank-dispute-lost': ({ title, amount }) => `أعاد المصرف ${amount} إلى العميل مقابل «${title}».`,
  'dispute-opened': ({ person, title }) => `طلب ${person} من المنصة البتّ في «${title}». يبقى المبلغ محجوزًا.`,
  'dispute-withdrawn': ({ person, title }) => `سحب ${person} النزاع حول «${title}».`,
  'dispute-decided': ({ title, amount }) => `قرّرت المنصة بشأن «${title}»: ${amount} من السعر للمترجم.`,
  'finish-announced': ({ title, when }) =>
    `ستكتمل «${title}» تلقائيًا في ${when}. حتى ذلك الحين يمكنك قبول التسليم أو طلب تعديلات.`,
  'payment-reminder': ({ title, amount, when }) =>
    `لم تُدفع «${title}» بعد: ${amount}. من دون الدفع ينتهي الحجز في ${when}.`,
  'ended-unpaid': ({ title }) => `لم تُدفع «${title}» في الوقت المحدد، فانتهى الحجز.`,
  'owner-missed': ({ title }) => `لم يبدأ العمل على «${title}» خلال أسبوع من موعدها، فأُلغيت.`,
  'payment-failed': ({ title }) => `لم يكتمل الدفع مقابل «${title}». يمكنك المحاولة مجددًا.`,
  'payment-returned': ({ title, amount }) =>
    `لم تعد «${title}» تحتاج إلى دفع ${amount}. يُعاد المبلغ إلى العميل.`,
  'refund-delayed': ({ title, amount }) =>
    `يتأخر رد ${amount} مقابل «${title}»: لم تنفذه خدمة الدفع بعد، ونحن نتابع الأمر.`,
  refunded: ({ title, amount }) => `سيُعاد إليك ${amount} مقابل «${title}».`,
  released: ({ title, amount }) => `كسبت ${amount} من «${title}».`,
  'change-proposed': ({ person, title, terms }) =>
    `يقترح ${isolated(person)} تعديل «${isolated(title)}»: ${terms}.`,
  'change-accepted': ({ person, title, terms }) =>
    `قبل ${isolated(person)} تعديل «${isolated(title)}»: ${terms}.`,
  'change-due': ({ person, title, terms, amount }) =>
    `قبل ${isolated(person)} تعديل «${isolated(title)}»: ${terms}. ويسري بعد دفع الفرق ${isolated(amount)}.`,
  'change-in-force': ({ title, terms }) =>
    `دُفع الفرق عن «${isolated(title)}»، فأصبح التعديل ساريًا: ${terms}.`,
  'change-declined': ({ person, title }) =>
    `رفض ${isolated(person)} تعديل «${isolated(title)}». يبقى ما اتُّفق عليه كما هو.`,
  'change-withdrawn': ({ person, title }) => `سحب ${isolated(person)} اقتراح تعديل «${isolated(title)}».`,
  'change-ended': ({ title }) =>
    `لم يعد التعديل المقترح على «${isolated(title)}» قائمًا: يبقى ما اتُّفق عليه كما هو.`,
  'change-lapsed': ({ title }) =>
    `لم يُدفع الفرق عن «${isolated(title)}» في الوقت المحدد: يبقى ما اتُّفق عليه كما هو.`,
  'settlement-accepted': ({ person, title, amount }) =>
    `قبل ${person} تقسيم المبلغ في «${title}»: ${amount} من السعر للمترجم.`,
  'settlement-declined': ({ person, title }) => `رفض ${person} تقسيم المبلغ في «${title}».`,
  'settlement-proposed': ({ person, title, amount }) =>
    `يقترح ${person} تسوية «${title}»: ${amount} من السعر للمترجم.`,
  'task-requested': ({ title }) => `تنتظر «${title}» ردًا.`,
  'task-disputed': ({ title }) => `«${title}» محل نزاع.`,
  'booking-requested-for': ({ person, title, when }) =>
    `يودّ ${isolated(person)} حجز «${isolated(title)}» في ${isolated(when)}.`,
  booked: ({ person, title }) => `حجز ${isolated(person)} «${isolated(title)}».`,
  'booking-confirmed': ({ person, title }) => `حجزت «${title}» لدى ${person}.`,
  'booking-sent': ({ person, title }) => `طلبت «${title}». لا يُتفق على شيء قبل ردّ ${person}.`,
  'call-reminder': ({ person, title, when }) => `تبدأ «${title}» مع ${person} في ${when}.`,
  'review-invitation': ({ person, title }) => `كيف كانت «${title}» مع ${person}؟`,
  'payment-received': ({ title, amount }) => `دفعت ${amount} مقابل «${title}».`,
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
  paid: ({ title, amount }) => `تم دفع ثمن «${isolated(title)}»: ${isolated(amount)} محجوزة لك.`,
  'place-set': ({ person, title }) => `حدّد ${isolated(person)} مكان المكالمة «${isolated(title)}».`,
  'proposal-accepted': ({ person, title }) => `قبل ${isolated(person)} مقترحك بشأن «${isolated(title)}».`,
  'proposal-accepted-for': ({ person, title, when }) =>
    `قبل ${isolated(person)} المقترح بشأن «${isolated(title)}»، ${isolated(when)}.`,
  'proposal-changed': ({ person, title, amount, when }) =>
    `عدّل ${isolated(person)} المقترح بشأن «${isolated(title)}»: ${amount}، ${isolated(when)}.`,
  'proposal-refused': ({ person, title }) => `رفض ${isolated(person)} مقترحك بشأن «${isolated(title)}».`,
  'proposal-declined': ({ title }) => `أُسند «${isolated(title)}» إلى شخص آخر.`,
  'proposal-made': ({ person, title }) => `يعرض ${isolated(person)} المساعدة في «${isolated(title)}».`,
  'proposal-withdrawn': ({ person, title }) => `سحب ${isolated(person)} المقترح بشأن «${isolated(title)}».`,
  'webhook-switched-off': ({ title }) => `أُوقف خطاف الويب في ${isolated(title)}: فشل منذ خمسة أيام.`,
  'request-withdrawn': ({ title }) => `سُحب الطلب «${isolated(title)}».`,
  'provider-linked': ({ title }) => `رُبط ${isolated(title)} بحسابك.`,
  'provider-unlinked': ({ title }) => `أُزيل ${isolated(title)} من حسابك.`,
  'second-factor-on': () => 'فُعّل تسجيل الدخول بخطوتين لحسابك.',
  'second-factor-off': () => 'أُوقف تسجيل الدخول بخطوتين لحسابك.',
  'recovery-code-used': () => 'سجّل أحدهم الدخول إلى حسابك برمز استرداد.',
  'passkey-added': ({ title }) => `أُضيف مفتاح المرور «${isolated(title)}» إلى حسابك.`,
  'passkey-removed': ({ title }) => `أُزيل مفتاح المرور «${isolated(title)}» من حسابك.`,
  'passkey-copied': ({ title }) => `رُفض تسجيل دخول بمفتاح المرور «${isolated(title)}» لأنه يبدو نسخة.`,
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
