import { isolated, plural } from '#core/i18n/format.ts';
import type { ChatInboxMessages } from './chat-inbox.messages.ts';

export const messages: ChatInboxMessages = {
  inbox: 'الرسائل',
  conversations: 'المحادثات',
  choose: 'اختر محادثة لقراءتها هنا.',
  empty: 'لا توجد محادثات بعد.',
  emptyHint: 'فور حجز مترجم يمكنكما تبادل الرسائل هنا.',
  findTranslator: 'ابحث عن مترجم',
  signedOut: 'يُرجى تسجيل الدخول لقراءة الرسائل وكتابتها.',
  notThere: 'هذه المحادثة غير موجودة.',
  notThereHint: 'ربما تخص شخصًا آخر، أو أن الرابط مكتوب بشكل غير صحيح.',
  back: 'كل المحادثات',
  thread: ({ name }) => `الرسائل مع ${isolated(name)}`,
  noMessages: 'لا توجد رسائل بعد.',
  noMessagesHint: ({ name }) => `ألقِ التحية على ${isolated(name)}.`,
  you: 'أنت',
  input: 'رسالة',
  placeholder: 'اكتب رسالتك…',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  sent: 'أُرسلت',
  read: 'قُرئت',
  failed: 'لم تُرسل',
  newMessages: 'رسائل جديدة',
  earlier: 'عرض الرسائل السابقة',
  earlierFailed: 'تعذّر تحميل الرسائل السابقة. إعادة المحاولة',
  today: 'اليوم',
  yesterday: 'أمس',
  unread: ({ count, digits }) =>
    plural('ar', count, {
      one: 'رسالة واحدة غير مقروءة',
      two: 'رسالتان غير مقروءتين',
      few: `${digits} رسائل غير مقروءة`,
      many: `${digits} رسالة غير مقروءة`,
      other: `${digits} رسالة غير مقروءة`,
    }),
};
