/** What a mail about an activity says below its subject, and its button: what its reader can do now. */
import type { ActivityCode } from '@dragoman/widgets/server';
import type { MailContent } from '#backend/database/tables-mail.ts';
import { topicOf } from '#backend/domain/mail-topics.ts';
import type { MailText, Messages } from './messages.en.ts';

type Texts = Messages['activity'];
type About = Extract<MailContent, { about: 'activity' }>;

/** Where the reader is asked for something. */
const asked: Partial<Record<ActivityCode, keyof Texts>> = {
  'booking-requested': 'answer',
  'task-delivered': 'check',
  'task-changes_requested': 'change',
  'proposal-made': 'compare',
  'proposal-changed': 'compare',
  'review-written': 'review',
  'payment-failed': 'pay',
};

export function nextStep(
  { path, activity: { code } }: About,
  t: Texts,
): Pick<MailText, 'paragraphs' | 'action'> {
  const step = asked[code];
  const [, page] = /^\/(Task|Requests|Earnings|Partners)\b/.exec(path) ?? [];
  switch (page) {
    case 'Task': {
      const general = topicOf[code] === 'money' ? t.onMoney : t.onTask;
      return { paragraphs: [step ? t[step] : general], action: t.openTask };
    }
    case 'Requests':
      return { paragraphs: [step ? t[step] : t.onRequest], action: t.openRequest };
    case 'Earnings':
      return { paragraphs: [t.onEarnings], action: t.openEarnings };
    case 'Partners':
      return { paragraphs: [t.onPartner], action: t.openPartner };
    default:
      return { paragraphs: [], action: t.view };
  }
}
