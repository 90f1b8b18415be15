import { isolated, plural } from '#core/i18n/format.ts';
import type { DisputesMessages } from './disputes.messages.ts';

export const messages: DisputesMessages = {
  disputes: 'النزاعات',
  count: ({ count, digits }) =>
    `${plural('ar', count, {
      one: 'نزاع مفتوح واحد',
      two: 'نزاعان مفتوحان',
      few: `${digits} نزاعات مفتوحة`,
      many: `${digits} نزاعًا مفتوحًا`,
      other: `${digits} نزاع مفتوح`,
    })}، الأقدم أولًا`,
  none: 'لا يوجد نزاع مفتوح.',
  noneHint: 'تظهر هنا نزاعات العملاء والمترجمين حول المال.',
  signedOut: 'سجّل الدخول بصفتك مشغّلًا لترى النزاعات.',
  before: ({ status }) => `قبل ذلك: ${isolated(status)}`,
  held: ({ amount }) => `${isolated(amount)} محجوز`,
  since: ({ when }) => `منذ ${isolated(when)}`,
  customer: 'العميل',
  owner: 'المترجم',
  'customer-opened': 'العميل، فتح النزاع',
  'owner-opened': 'المترجم، فتح النزاع',
  silent: 'لم يقل شيئًا عن ذلك.',
  proposes: ({ percent }) => `يقترح ${isolated(percent)} للمترجم`,
  history: 'السجل',
  files: 'الملفات',
  conversation: 'المحادثة',
  nothing: 'لا شيء.',
  'by-time': 'تلقائيًا',
  'by-settlement': 'بالتسوية',
  'by-operator': 'بقرار مشغّل',
  'by-removal': 'لأن حسابًا حُذف',
  decisionOn: ({ title }) => `القرار بشأن «${isolated(title)}»`,
  ownerPart: 'حصة المترجم',
  getsBack: ({ name }) => `يستعيد ${isolated(name)}`,
  gets: ({ name }) => `يحصل ${isolated(name)} على`,
  beforeFee: 'قبل الرسوم',
  divisionTold: ({ percent, customer, back, owner, gets }) =>
    `${isolated(percent)}: يحصل ${isolated(owner)} على ${isolated(gets)}، ويستعيد ${isolated(customer)} ${isolated(back)}`,
  reason: 'السبب',
  reasonHint: 'يقرؤه الطرفان.',
  decide: 'قرّر',
  decideTitle: 'هل تقرّر ذلك؟',
  decideText: ({ customer, back, owner, gets }) =>
    `يستعيد ${isolated(customer)} ${isolated(back)}. ويحصل ${isolated(owner)} على ${isolated(gets)} قبل الرسوم.`,
  final: 'هذا القرار نهائي، ويُبلَّغ به الطرفان فورًا.',
  decided: 'حُسم النزاع.',
};
