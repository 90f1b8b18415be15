import type { Translated } from '#core/i18n/catalogue.ts';
import { isolated, plural } from '#core/i18n/format.ts';
import type * as english from './en.ts';

export const clock: Translated<typeof english.clock> = {
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

export const money: Translated<typeof english.money> = {
  fieldHours: ({ least, most }) => `يُرجى إدخال ساعات كاملة أو أنصاف ساعات، من ${least} إلى ${most}.`,
  fieldTotal: ({ least, most }) =>
    `يجب أن يكون المجموع من ${isolated(least)} إلى ${isolated(most)}، فالدفع بالبطاقة لا يقبل غير ذلك. يُرجى تغيير الساعات.`,
  hoursCount: ({ hours, digits }) =>
    plural('ar', hours, {
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: `${digits} ساعات`,
      other: `${digits} ساعة`,
    }),
  moreTime: 'زيادة نصف ساعة',
  lessTime: 'إنقاص نصف ساعة',
  youGet: ({ amount, percent }) =>
    `تحصل على ${isolated(amount)} في الساعة، وتحتفظ المنصة بنسبة ${isolated(percent)}.`,
  youGetAll: ({ amount }) => `تحصل على ${isolated(amount)} في الساعة، ولا تحتفظ المنصة بشيء.`,
};

export const level: Translated<typeof english.level> = {
  level: ({ level }) => (level === 'native' ? 'اللغة الأم' : level),
  levelInWords: ({ level }) =>
    ({
      A1: 'A1، مبتدئ',
      A2: 'A2، أساسي',
      B1: 'B1، متوسط',
      B2: 'B2، فوق المتوسط',
      C1: 'C1، متقدم',
      C2: 'C2، متمكن',
      native: 'اللغة الأم',
    })[level],
};

export const askQuestion: Translated<typeof english.askQuestion> = {
  ask: 'طرح سؤال',
};

export const cancellation: Translated<typeof english.cancellation> = {
  term: 'الإلغاء',
  'rule-free': 'الإلغاء مجاني حتى يبدأ العمل.',
  'rule-day': 'الإلغاء مجاني حتى 24 ساعة قبل الموعد، وبعد ذلك يُرد نصف السعر.',
  'rule-three-days': 'الإلغاء مجاني حتى 72 ساعة قبل الموعد، ثم يُرد نصف السعر، ولا يُرد شيء في آخر 24 ساعة.',
  'name-free': 'مجاني',
  'name-day': '24 ساعة',
  'name-three-days': '72 ساعة',
};
