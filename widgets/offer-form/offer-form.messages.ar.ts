import type { OfferFormMessages } from './offer-form.messages.ts';

export const messages: OfferFormMessages = {
  formTitle: 'نشر عرض',
  lead: 'ثلاث خطوات قصيرة، ويصبح بإمكان العملاء العثور عليك وحجزك.',
  overview: 'نظرة عامة',
  overviewHeading: 'ماذا تقدّم؟',
  pricing: 'السعر',
  pricingHeading: 'بكم، وبأي لغات؟',
  publish: 'النشر',
  publishHeading: 'نظرة أخيرة قبل النشر',
  title: 'العنوان',
  titleHint: 'ما قد يبحث عنه العميل.',
  description: 'الوصف',
  descriptionHint: 'الحد الأقصى لعدد الأحرف: 200',
  type: 'النوع',
  typeMissing: 'يُرجى اختيار نوع المساعدة.',
  typeHint: ({ type }) =>
    ({
      document: 'شهادات وعقود ورسائل.',
      call: 'ترجمة شفوية عبر الهاتف.',
      translation: 'مواقع وشرائح ونصوص.',
    })[type],
  price: 'السعر',
  languages: 'اللغات',
  send: 'نشر',
  sending: 'جارٍ النشر…',
  published: 'تم نشر عرضك.',
  publishedHint: 'يمكن للعملاء العثور عليه وحجزه من الآن.',
  leadingOn: 'ستراه بعد لحظات.',
  see: 'مشاهدة عرضك',
  another: 'نشر عرض آخر',
};
