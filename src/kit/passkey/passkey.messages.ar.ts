import type { PasskeyMessages } from './passkey.messages.ts';

export const messages: PasskeyMessages = {
  instead: 'استخدام مفتاح مرور بدلًا من ذلك',
  confirmed: 'تم التأكيد بمفتاح المرور.',
  notDone: 'لم يُستخدم أي مفتاح مرور. يمكنك المحاولة مرة أخرى.',
  exists: 'لدى هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  failed: 'لم يتمكن متصفحك أو جهازك من ذلك. يُرجى المحاولة مرة أخرى أو تسجيل الدخول بطريقة أخرى.',
  usePasskey: 'استخدام مفتاح مرور',
  confirmTitle: 'أكّد هويتك',
  confirmHint: 'لحماية حسابك نطلب مفتاح المرور مرة أخرى إذا مضى أكثر من عشر دقائق على آخر استخدام له.',
};
