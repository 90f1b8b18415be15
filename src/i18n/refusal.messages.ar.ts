import type { TaskStatus } from '#core/domain/task.ts';
import { isolated, plural, translateCodes } from './format.ts';
import type { RefusalMessages, Thing } from './refusal.messages.ts';

const things: Record<Thing, string> = {
  address: 'هذا العنوان',
  category: 'هذه الفئة',
  conversation: 'هذه المحادثة',
  document: 'هذا المستند',
  offer: 'هذا العرض',
  partner: 'هذا الشريك',
  payment: 'هذه الدفعة',
  person: 'هذا الشخص',
  picture: 'هذه الصورة',
  proposal: 'هذا المقترح',
  request: 'هذا الطلب',
  task: 'هذه المهمة',
  flag: 'هذا العلم',
  script: 'هذا البرنامج النصي',
  widget: 'هذا العنصر',
};

const fields = {
  about: 'نبذة عني',
  address: 'العنوان',
  category: 'الفئة',
  current: 'كلمة المرور الحالية',
  date: 'التاريخ',
  description: 'الوصف',
  details: 'التفاصيل',
  documents: 'المستندات',
  dueDate: 'التاريخ',
  dueTime: 'الوقت',
  email: 'البريد الإلكتروني',
  firstname: 'الاسم الأول',
  fromLanguage: 'من اللغة',
  image: 'الصورة',
  language: 'اللغة',
  languages: 'اللغات',
  lastname: 'اسم العائلة',
  message: 'الرسالة',
  next: 'كلمة المرور الجديدة',
  password: 'كلمة المرور',
  phonenumber: 'رقم الهاتف',
  price: 'السعر',
  rating: 'النجوم',
  text: 'النص',
  time: 'الوقت',
  timezone: 'المنطقة الزمنية',
  title: 'العنوان الرئيسي',
  toLanguage: 'إلى اللغة',
  type: 'النوع',
};

const statuses: Record<TaskStatus, string> = {
  accepted: 'مقبولة',
  in_progress: 'قيد التنفيذ',
  delivered: 'تم التسليم',
  changes_requested: 'طُلبت تعديلات',
  finished: 'مكتملة',
  declined: 'مرفوضة',
  cancelled: 'ملغاة',
};

const fieldName = (field: string) => `«${isolated(translateCodes(fields, field))}»`;

export const messages: RefusalMessages = {
  'sign-in-needed': 'يُرجى تسجيل الدخول أولًا: لا توجد جلسة أو انتهت صلاحيتها.',
  'sign-in-over': 'انتهت مدة تسجيل الدخول هذا. يُرجى تسجيل الدخول مرة أخرى.',
  'sign-in-elsewhere': 'تسجيل الدخول غير مهيأ لهذا الموقع.',
  'own-window-only': 'لا يُسمح بهذا إلا لنافذة المنصة نفسها.',
  'wrong-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'wrong-password': 'هذه ليست كلمة مرورك الحالية.',
  'address-taken': 'لا يمكن استخدام هذا البريد الإلكتروني. يُرجى تسجيل الدخول أو اختيار بريد آخر.',
  'too-many-tries': ({ count, digits }) =>
    `محاولات كثيرة. يُرجى الانتظار ${plural('ar', count, { one: 'ثانية واحدة', two: 'ثانيتين', few: `${digits} ثوانٍ`, other: `${digits} ثانية` })} ثم إعادة المحاولة.`,

  'not-found': ({ thing }) => `تعذّر العثور على ${translateCodes(things, thing)}، أو لا تملك صلاحية الاطلاع.`,
  'records-away': 'تعذّر الوصول إلى بياناتنا حاليًا. يُرجى المحاولة بعد قليل.',
  'offers-away': 'تعذّرت قراءة العروض. يُرجى المحاولة مرة أخرى.',
  'no-room': 'لا توجد مساحة للملفات حاليًا. لم يُحفظ شيء، فيُرجى المحاولة لاحقًا.',
  fault: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.',
  malformed: ({ reason }) => `لم يتمكن الخادم من فهم الطلب: ${isolated(reason)}`,
  'key-used': 'استُخدم مفتاح Idempotency-Key هذا لمحتوى آخر. يُرجى استخدام مفتاح جديد لكل طلب جديد.',

  missing: ({ field, rule }) => `الحقل ${fieldName(field)} ناقص. المطلوب: ${rule}.`,
  wrong: ({ field, rule }) => `يُرجى مراجعة الحقل ${fieldName(field)}. المطلوب: ${rule}.`,
  'character-nul': ({ field }) => `يحتوي الحقل ${fieldName(field)} على محرف NUL لا يمكن حفظه.`,
  'character-half': ({ field }) => `يحتوي الحقل ${fieldName(field)} على نصف محرف لا يمكن حفظه.`,
  'out-of-range': 'إحدى القيم خارج الحدود أو تحتوي على محارف لا يمكن حفظها.',
  'in-the-past': 'يجب أن يكون التاريخ والوقت في المستقبل.',
  'days-reversed': 'لا يمكن أن يأتي اليوم الأول بعد اليوم الأخير.',
  'days-too-many': ({ count, digits }) =>
    `يغطي التقرير على الأكثر ${plural('ar', count, { one: 'يومًا واحدًا', two: 'يومين', few: `${digits} أيام`, many: `${digits} يومًا`, other: `${digits} يوم` })}.`,

  'body-too-large': 'هذا أكثر مما يمكن إرساله دفعة واحدة.',
  'files-too-large': ({ digits }) => `يتجاوز حجم الملفات معًا ${digits} ميغابايت.`,
  'file-too-large': ({ name, digits }) => `يتجاوز حجم «${isolated(name)}» ${digits} ميغابايت.`,
  'file-empty': ({ name }) => `الملف «${isolated(name)}» فارغ.`,
  'file-kind': ({ name, kinds }) =>
    `نوع الملف «${isolated(name)}» غير مقبول. الأنواع المقبولة: ${isolated(kinds)}.`,
  'files-without-task': 'يمكن إرسال الملفات بعد الاتفاق على مهمة.',
  'picture-too-large': ({ digits }) => `يتجاوز حجم الصورة ${digits} ميغابايت.`,
  'picture-kind': ({ kinds }) => `هذه الصورة غير مقبولة هنا. الأنواع المقبولة: ${isolated(kinds)}.`,

  'own-offer': 'هذا عرضك أنت: لا يمكن حجزه إلا لغيرك.',
  'offer-closed': 'لم يعد هذا العرض متاحًا للحجز.',
  'task-off': ({ status }) => `لم تعد هذه المهمة مفتوحة: ${translateCodes(statuses, status)}.`,
  'task-step': ({ status, steps }) =>
    `حالة هذه المهمة: ${translateCodes(statuses, status)}. ${steps ? `المتاح الآن: ${translateCodes(statuses, steps)}.` : 'لا يمكنك تغييرها الآن.'}`,
  'task-changed': 'تغيّرت المهمة في هذه الأثناء. يُرجى الاطلاع عليها من جديد.',
  'task-paid': 'سبق دفع ثمن هذه المهمة.',
  'payment-refused': ({ reason }) => `لم تفتح خدمة الدفع عملية دفع: ${isolated(reason)}`,
  'payment-silent': 'لم تفتح خدمة الدفع عملية دفع.',
  'review-by-customer': 'لا يمكن تقييم المهمة إلا لمن حجزها.',
  'review-too-early': 'يمكن تقييم المهمة بعد اكتمالها.',
  'review-again': 'سبق أن قيّمت هذه المهمة.',
  'reply-by-owner': 'لا يمكن الرد على التقييم إلا لمن ترجم.',
  'reply-again': 'لا يوجد تقييم للرد عليه، أو سبق الرد عليه.',

  'own-request': 'هذا طلبك أنت: لا يمكن تقديم المقترحات إلا لغيرك.',
  'request-closed': 'هذا الطلب مغلق.',
  'proposal-again': 'سبق أن قدّمت مقترحًا لهذا الطلب.',
  'proposal-not-yours': 'لا يمكن سحب المقترح إلا لمن قدّمه.',
  'proposal-closed': 'لا يمكن سحب المقترح إلا إذا كان مفتوحًا.',
  'request-not-yours': 'لا يمكن قبول المقترح إلا لصاحب الطلب.',
  'accepted-already': 'هذا الطلب أو المقترح مغلق بالفعل.',

  'rule-text': ({ least, most }) => `نص من ${least} إلى ${most} حرفًا`,
  'rule-short': ({ most }) => `نص لا يتجاوز ${most} حرفًا`,
  'rule-known-email': 'البريد الإلكتروني لأحد الحسابات',
  'rule-known-password': 'كلمة مرور الحساب',
  'rule-present-password': 'كلمة مرورك الحالية',
  'rule-email': `بريد إلكتروني مثل ${isolated('name@example.com')}`,
  'rule-phone': `رقم مثل ${isolated('555-123-4567')}`,
  'rule-price': ({ least, most }) =>
    `رقم من ${least} إلى ${most}، مثل ${isolated('45')} أو ${isolated('45.5')}`,
  'rule-whole': ({ least, most }) => `عدد صحيح من ${least} إلى ${most}`,
  'rule-date': `تاريخ مثل ${isolated('2027-01-31')}`,
  'rule-day': `يوم موجود في التقويم، مثل ${isolated('2027-01-31')}`,
  'rule-time': `وقت مثل ${isolated('14:30')}`,
  'rule-timezone': `منطقة زمنية مثل ${isolated('Europe/Berlin')}`,
  'rule-language': `رمز لغة من حرفين مثل ${isolated('en')}`,
  'rule-languages': ({ least, most }) =>
    least === most ? `عدد اللغات: ${most}` : `عدد اللغات: من ${least} إلى ${most}`,
  'rule-word': ({ words }) => `إحدى هذه الكلمات: ${isolated(words)}`,
  'rule-word-of-category': ({ words, category }) =>
    `إحدى هذه الكلمات: ${isolated(words)} في الفئة ${isolated(category)}`,
  'rule-somebody-else': 'شخص غيرك',
  'rule-file': 'ملف واحد على الأقل',
  'rule-picture': 'صورة',
};
