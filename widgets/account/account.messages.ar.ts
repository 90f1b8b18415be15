import { isolated } from '#core/i18n/format.ts';
import type { AccountMessages } from './account.messages.ts';

export const messages: AccountMessages = {
  password: 'كلمة المرور',
  currentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  repeatPassword: 'تكرار كلمة المرور الجديدة',
  passwordHint: 'الحد الأدنى 8 أحرف. ستنتهي جميع جلساتك الأخرى.',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
  changePassword: 'تغيير كلمة المرور',
  sessions: 'الأجهزة التي سجّلت الدخول منها',
  thisOne: 'هذا المتصفح',
  unknownBrowser: 'متصفح غير معروف',
  since: ({ when }) => `منذ ${isolated(when)}`,
  endOthers: 'تسجيل الخروج من كل الأجهزة الأخرى',
  onlyHere: 'لم تسجّل الدخول إلا من هنا.',
  copy: 'بياناتك',
  copyHint: 'كل ما تحتفظ به المنصة عنك، في ملف واحد.',
  download: 'تنزيل نسخة',
  remove: 'حذف الحساب',
  removeHint: 'يُحذف ملفك الشخصي وعروضك وطلباتك. ويحتفظ من عملت معهم بمهامهم ورسائلهم من دون اسمك.',
  removeTitle: 'هل تريد حذف حسابك؟',
  removeQuestion: 'لا يمكن التراجع عن هذا. يُرجى إدخال كلمة المرور للتأكيد.',
  removeNow: 'حذف نهائي',
  signedOut: 'يُرجى تسجيل الدخول لتعديل حسابك.',
};
