import type { ClockMessages } from './clock.messages.ts';
import { isolated } from './format.ts';

export const messages: ClockMessages = {
  yourTime: ({ time }) => `${isolated(time)} بتوقيتك`,
  elsewhere: ({ time, place }) => `${isolated(time)} بتوقيت ${isolated(place)}`,
  datePast: 'مضى هذا اليوم. يُرجى اختيار اليوم أو يوم لاحق.',
  timePast: 'مضى هذا الوقت. يُرجى اختيار وقت لاحق.',
  dateFar: ({ days }) => `يُرجى اختيار يوم ضمن الأيام الـ${isolated(days)} القادمة.`,
  deliverBy: 'التسليم قبل',
  startsAt: 'يبدأ في',
  skipped: 'هذا الوقت غير موجود في ذلك اليوم لأن الساعة تُقدَّم. يُرجى اختيار وقت آخر.',
  twice: 'تُؤخَّر الساعة في ذلك اليوم فيتكرر هذا الوقت مرتين، ونعتمد المرة الأولى.',
  clocksChange: ({ places }) => `حتى ذلك الحين تتغيّر الساعة في ${isolated(places)}.`,
};
