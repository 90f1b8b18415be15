import { plural } from './format.ts';
import type { RequestMessages } from './request.messages.ts';

export const messages: RequestMessages = {
  typeName: ({ type }) =>
    ({
      forms: 'Formulaires',
      documents: 'Documents',
      application: 'Dossier de candidature',
      late_submissions: 'Remises tardives',
      contract: 'Contrat',
      outbound: 'Passer un appel',
      inbound: 'Recevoir un appel',
      call: 'Crèche',
      dokument: 'Travail',
      translation: 'Prise de rendez-vous',
    })[type],
  'proposal-open': 'Sans réponse pour l’instant',
  'proposal-accepted': 'Acceptée',
  'proposal-declined': 'Refusée',
  'proposal-changed': ({ when }) => `Modifiée ${when}`,
  'proposal-withdrawn': 'Retirée',
  proposals: ({ count, digits }) =>
    count === 0
      ? 'Aucune proposition'
      : `${digits} ${plural('fr', count, { one: 'proposition', other: 'propositions' })}`,
};
