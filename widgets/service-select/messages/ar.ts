import type { Messages } from './en.ts';

export const messages: Messages = {
  intents: 'ماذا تريد أن تفعل؟',
  request: 'طلب',
  requestHint: 'تحتاج إلى مساعدة في لغة ما: اذكر ما تحتاجه، وسيرد عليك المترجمون بسعر.',
  offer: 'عرض',
  offerHint: 'تساعد الآخرين بلغاتك: انشر ما تقدّمه، ويحجزك العملاء.',
  selectService: 'اختيار خدمة',
  selectHint: 'يبدأ طلبك بنوع المساعدة.',
  serviceHint: ({ type }) =>
    ({
      call: 'مترجم شفوي معك على الخط: مع الطبيب أو المؤجّر أو الدائرة الرسمية.',
      document: 'شهادات وعقود ورسائل رسمية.',
      translation: 'مواقع وعروض تقديمية كأنها كُتبت بلغة قرّائها.',
    })[type],
};
