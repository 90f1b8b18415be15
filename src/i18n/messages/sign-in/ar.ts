import type { Translated } from '#core/i18n/catalogue.ts';
import { isolated } from '#core/i18n/format.ts';
import type * as english from './en.ts';

export const passkey: Translated<typeof english.passkey> = {
  instead: 'استخدام مفتاح مرور بدلًا من ذلك',
  confirmed: 'تم التأكيد بمفتاح المرور.',
  notDone: 'لم يُستخدم أي مفتاح مرور. يمكنك المحاولة مرة أخرى.',
  exists: 'لدى هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  failed: 'لم يتمكن متصفحك أو جهازك من ذلك. يُرجى المحاولة مرة أخرى أو تسجيل الدخول بطريقة أخرى.',
  usePasskey: 'استخدام مفتاح مرور',
  confirmTitle: 'أكّد هويتك',
  confirmHint: 'لحماية حسابك نطلب مفتاح المرور مرة أخرى إذا مضى أكثر من عشر دقائق على آخر استخدام له.',
};

export const provider: Translated<typeof english.provider> = {
  continueWith: ({ name }) => `المتابعة عبر ${isolated(name)}`,
  waiting: ({ name }) => `جارٍ تسجيل دخولك عبر ${isolated(name)}`,
  over: 'استُخدم تسجيل الدخول هذا من قبل، أو استغرق أكثر من عشر دقائق، أو بدأ في متصفح آخر. يُرجى البدء من جديد.',
  cancelled: 'لم تسجّل الدخول، فقد أُلغي ذلك عند المزوّد. حاول مرة أخرى أو سجّل الدخول بطريقة أخرى.',
  refused: 'لا يمكننا استخدام جواب المزوّد، لذلك لم يتغيّر شيء. حاول مرة أخرى أو سجّل الدخول بطريقة أخرى.',
  away: 'المزوّد لا يجيب في الوقت الحالي. حاول بعد قليل أو سجّل الدخول بطريقة أخرى.',
  unknown: 'هذا المزوّد غير متاح هنا أو لم يعد متاحًا. يُرجى تسجيل الدخول بطريقة أخرى.',
  detailsHeading: 'هذا فقط ما ينقص',
  detailsLead: ({ name }) =>
    `يحتاج الحساب إلى ذلك ولم يخبرنا به ${isolated(name)}. لا يُحفظ شيء قبل أن ترسله.`,
  create: 'إنشاء الحساب',
  startAgain: 'تسجيل الدخول بطريقة أخرى',
  linkNeeded: ({ email, name }) =>
    `للعنوان ${isolated(email)} حساب بالفعل. سجّل الدخول إليه مرة واحدة وسنربطه بـ ${isolated(name)}.`,
  linked: 'تم الربط. يمكنك تسجيل الدخول بهذه الطريقة من الآن.',
  confirmed: 'شكرًا لك. يمكنك المتابعة.',
  confirmHint: 'أثبت هويتك مرة أخرى ثم تابع هنا. يسري ذلك عشر دقائق.',
};

export const code: Translated<typeof english.code> = {
  heading: 'أدخل الرمز',
  lead: 'يطلب تسجيل الدخول أيضًا رمزًا من تطبيق المصادقة.',
  code: 'الرمز من تطبيقك',
  codeHint: 'ستة أرقام تتجدد كل نصف دقيقة.',
  recoveryCode: 'رمز الاسترداد',
  recoveryHint: 'أحد الرموز التي احتفظت بها عند الإعداد. يصلح كل منها مرة واحدة.',
  recoveryWrong: 'هذا الرمز غير صحيح أو استُخدم من قبل. يُرجى إدخال رمز آخر من رموزك.',
  useRecovery: 'استخدام رمز استرداد',
  useApp: 'استخدام التطبيق',
  back: 'رجوع',
  mailedCode: 'الرمز من البريد',
  mailedCodeHint: 'ثمانية أرقام. قد يستغرق البريد دقيقة.',
  mailedCodeWrong: 'هذا الرمز غير صحيح، أو انتهت صلاحيته.',
};
