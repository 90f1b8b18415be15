import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  ask: 'Ask a question',
};

export type AskQuestionMessages = Translated<typeof english>;

/** The button that opens a conversation about an offer or a proposal. */
export const askQuestionMessages = defineMessages(english, {
  de: () => import('./ask-question.messages.de.ts'),
  fr: () => import('./ask-question.messages.fr.ts'),
  es: () => import('./ask-question.messages.es.ts'),
  ar: () => import('./ask-question.messages.ar.ts'),
});
