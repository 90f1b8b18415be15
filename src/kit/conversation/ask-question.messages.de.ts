import type { AskQuestionMessages } from './ask-question.messages.ts';

export const messages: AskQuestionMessages = {
  ask: 'Eine Frage stellen',
};
