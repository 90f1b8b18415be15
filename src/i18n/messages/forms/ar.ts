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

const per = { hour: ' في الساعة', word: ' للكلمة', page: ' للصفحة', fixed: '' };

const hours = (count: number, digits: string) =>
  plural('ar', count, {
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: `${digits} ساعات`,
    other: `${digits} ساعة`,
  });
const words = (count: number, digits: string) =>
  plural('ar', count, {
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: `${digits} كلمات`,
    other: `${digits} كلمة`,
  });
const pages = (count: number, digits: string) =>
  plural('ar', count, {
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: `${digits} صفحات`,
    other: `${digits} صفحة`,
  });

export const money: Translated<typeof english.money> = {
  fieldPrice: ({ unit, least, most }) =>
    `يُرجى إدخال سعر من ${isolated(least)} إلى ${isolated(most)}، مثل ${unit === 'word' ? '0.12' : '45 أو 45.50'}.`,
  priceHint: ({ unit, least, most }) =>
    ({
      hour: `للساعة الواحدة، من ${isolated(least)} إلى ${isolated(most)}.`,
      word: `للكلمة الواحدة، من ${isolated(least)} إلى ${isolated(most)}.`,
      page: `للصفحة الواحدة (250 كلمة)، من ${isolated(least)} إلى ${isolated(most)}.`,
      fixed: `للعمل كله، من ${isolated(least)} إلى ${isolated(most)}.`,
    })[unit],
  unit: 'الوحدة',
  unitName: ({ unit }) => ({ hour: 'للساعة', word: 'للكلمة', page: 'للصفحة', fixed: 'للعمل كله' })[unit],
  quantity: ({ unit }) => ({ hour: 'الساعات', word: 'الكلمات', page: 'الصفحات', fixed: 'السعر' })[unit],
  fieldQuantity: ({ unit, least, most }) =>
    unit === 'hour'
      ? `يُرجى إدخال ساعات كاملة أو أنصاف ساعات، من ${least} إلى ${most}.`
      : `يُرجى إدخال عدد صحيح من ${least} إلى ${most}.`,
  fieldTotal: ({ unit, least, most }) =>
    `يجب أن يكون المجموع من ${isolated(least)} إلى ${isolated(most)}، فالدفع بالبطاقة لا يقبل غير ذلك. يُرجى تغيير ${
      { hour: 'الساعات', word: 'عدد الكلمات', page: 'عدد الصفحات', fixed: 'السعر' }[unit]
    }.`,
  counted: ({ unit, count, digits }) =>
    ({ hour: hours(count, digits), word: words(count, digits), page: pages(count, digits), fixed: '' })[unit],
  countedShort: ({ unit, count, digits }) =>
    ({ hour: hours(count, digits), word: words(count, digits), page: pages(count, digits), fixed: '' })[unit],
  more: ({ unit }) => ({ hour: 'زيادة نصف ساعة', word: 'زيادة كلمة', page: 'زيادة صفحة', fixed: '' })[unit],
  less: ({ unit }) => ({ hour: 'إنقاص نصف ساعة', word: 'إنقاص كلمة', page: 'إنقاص صفحة', fixed: '' })[unit],
  atLeast: ({ amount }) => `${isolated(amount)} على الأقل`,
  youGet: ({ unit, amount, percent }) =>
    `تحصل على ${isolated(amount)}${per[unit]}، وتحتفظ المنصة بنسبة ${isolated(percent)}.`,
  youGetAll: ({ unit, amount }) => `تحصل على ${isolated(amount)}${per[unit]}، ولا تحتفظ المنصة بشيء.`,
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
