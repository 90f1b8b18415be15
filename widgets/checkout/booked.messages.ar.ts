import { isolated } from '#core/i18n/format.ts';
import type { BookedMessages } from './booked.messages.ts';

export const messages: BookedMessages = {
  timeTaken: ({ name }) => `لدى ${isolated(name)} مكالمة أخرى في هذا الوقت.`,
  nextFree: 'الأوقات المتاحة التالية:',
  noneFree: 'يُرجى اختيار وقت آخر.',
  toCalendar: 'إضافة إلى التقويم',
  openTask: 'فتح المهمة',
  filesSent: ({ names }) => `مع ${isolated(names)}`,
  bookedHint: ({ name }) => `فُتحت محادثة مع ${isolated(name)}.`,
  leadingOn: 'سننتقل بك إليها بعد لحظات.',
  openMessages: 'فتح المحادثة',
  payFirst: ({ name }) => `يمكن أن يبدأ ${isolated(name)} العمل بعد أن تدفع.`,
  payNow: ({ amount }) => `ادفع ${amount} الآن`,
  heldUntil: 'نحتفظ بالمبلغ حتى تقبل التسليم.',
  payFailed: 'تعذّر بدء الدفع.',
};
