import type { SignInMethodMessages } from './sign-in-methods.messages.ts';

export const messages: SignInMethodMessages = {
  signInMethods: 'طرق تسجيل الدخول',
  password: 'كلمة المرور',
  passwordNone: 'غير محددة',
  passkeyHint:
    'يسجّل مفتاح المرور دخولك ببصمتك أو وجهك أو قفل الشاشة. لا شيء تحفظه، ولا يستطيع أحد سرقته بصفحة مقلّدة.',
  addPasskey: 'إضافة مفتاح مرور',
  noPasskeysHere: 'لا يدعم هذا المتصفح مفاتيح المرور. افتح الإعدادات في متصفح حديث عبر https لإضافة مفتاح.',
  passkeyNotAdded: 'لم يُضف أي مفتاح مرور. يمكنك المحاولة مرة أخرى.',
  passkeyAdded: 'أُضيف مفتاح المرور. يمكنك الآن تسجيل الدخول به.',
  passkeyRenamed: 'تغيّر اسم مفتاح المرور.',
  passkeyRemoved: 'أُزيل مفتاح المرور.',
  neverUsed: 'لم يُستخدم بعد',
  onlyMethod: 'طريقتك الوحيدة لتسجيل الدخول. أضف مفتاح مرور أو كلمة مرور ثم يمكنك إزالتها.',
  rename: 'تغيير الاسم',
  remove: 'إزالة',
  renameTitle: 'تغيير اسم مفتاح المرور',
  renameNow: 'حفظ',
  name: 'الاسم',
  nameHint: 'لتتعرف على الجهاز الذي يوجد عليه.',
  removeTitle: 'إزالة مفتاح المرور؟',
  removeNow: 'إزالة',
  passwordSince: ({ when }) => `حُددت ${when}`,
  createdAt: ({ when }) => `أُضيف ${when}`,
  usedAt: ({ when }) => `آخر استخدام ${when}`,
  renameOf: ({ name }) => `تغيير اسم ${name}`,
  removeOf: ({ name }) => `إزالة ${name}`,
  removeQuestion: ({ name }) =>
    `لن تتمكن من تسجيل الدخول بـ«${name}» بعد ذلك. احذفه من جهازك أيضًا. ستبقى مسجّل الدخول.`,
};
