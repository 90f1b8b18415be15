import type { RequestType } from '#core/domain/request.ts';
import { defineMessages, type Translated } from './catalogue.ts';
import { plural } from './format.ts';

const english = {
  typeName: ({ type }: { type: RequestType }) =>
    ({
      forms: 'Forms',
      documents: 'Documents',
      application: 'Application',
      late_submissions: 'Late submissions',
      contract: 'Contract',
      outbound: 'Do a Call',
      inbound: 'Receive a Call',
      call: 'Kita',
      dokument: 'Work',
      translation: 'MakeAppointment',
    })[type],
  'proposal-open': 'Not answered yet',
  'proposal-accepted': 'Accepted',
  'proposal-declined': 'Declined',
  'proposal-changed': ({ when }: { when: string }) => `Changed ${when}`,
  'proposal-withdrawn': 'Withdrawn',
  proposals: ({ count, digits }: { count: number; digits: string }) =>
    count === 0
      ? 'No proposal yet'
      : `${digits} ${plural('en', count, { one: 'proposal', other: 'proposals' })}`,
};

export type RequestMessages = Translated<typeof english>;

/** The texts of requests and proposals, for their authors and for translators. */
export const requestMessages = defineMessages(english, {
  de: () => import('./request.messages.de.ts'),
  fr: () => import('./request.messages.fr.ts'),
  es: () => import('./request.messages.es.ts'),
  ar: () => import('./request.messages.ar.ts'),
});
