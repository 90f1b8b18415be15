import { isolated } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

const phone = isolated('030-555-0199');
const international = isolated('+49 151 23456789');

export const messages: Messages = {
  heading: 'الملف الشخصي',
  menu: 'صفحاتك',
  profile: 'الملف الشخصي',
  dashboard: 'لوحة التحكم',
  messages: 'الرسائل',
  settings: 'الإعدادات',
  upload: 'تغيير الصورة',
  uploading: ({ percent }) => `جارٍ الرفع، ${isolated(percent)}`,
  uploadHint: 'PNG أو JPEG أو WebP، بحجم لا يتجاوز 5 ميغابايت.',
  notAPicture: ({ name }) => `«${isolated(name)}» ليس صورة. يُرجى اختيار ملف PNG أو JPEG أو WebP.`,
  tooLarge: ({ name }) => `حجم «${isolated(name)}» يتجاوز 5 ميغابايت. يُرجى اختيار صورة أصغر.`,
  email: 'البريد الإلكتروني',
  emailHint: 'لا يمكن تغيير بريدك الإلكتروني من هنا.',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  phone: 'رقم الهاتف',
  phoneHint: `مثلًا ${phone} أو ${international}.`,
  phoneWrong: `يُرجى كتابة رقم الهاتف في ثلاث مجموعات من ثلاثة وثلاثة وأربعة أرقام: ${phone}، أو مع رمز البلد: ${international}.`,
  address: 'العنوان',
  about: 'نبذة عني',
  aboutContact:
    'يمكن للجميع قراءة هذا النص. يبدو أنه يحتوي على رقم هاتف أو عنوان، ويمكن للعملاء مراسلتك عبر الرسائل من دونه.',
  aboutHint: 'تظهر في عروضك مع صورتك واسمك.',
  languages: 'اللغات',
  levels: 'مستواك في هذه اللغات',
  noLevel: 'غير محدد',
  languagesMissing: 'يُرجى إضافة لغة واحدة على الأقل.',
  submit: 'حفظ',
  saved: 'تم حفظ ملفك الشخصي.',
  uploaded: 'تم حفظ صورتك الجديدة.',
  signedOut: 'يُرجى تسجيل الدخول لعرض ملفك الشخصي وتعديله.',
};
