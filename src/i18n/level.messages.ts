import type { LanguageLevel } from '#core/domain/language-level.ts';
import { defineMessages, type Translated } from './catalogue.ts';

const english = {
  level: ({ level }: { level: LanguageLevel }) => (level === 'native' ? 'native' : level),
  levelInWords: ({ level }: { level: LanguageLevel }) =>
    ({
      A1: 'A1, beginner',
      A2: 'A2, elementary',
      B1: 'B1, intermediate',
      B2: 'B2, upper intermediate',
      C1: 'C1, advanced',
      C2: 'C2, proficient',
      native: 'Native',
    })[level],
};

export type LevelMessages = Translated<typeof english>;

/** How well somebody speaks a language. The letters are the same in all languages. */
export const levelMessages = defineMessages(english, {
  de: () => import('./level.messages.de.ts'),
  fr: () => import('./level.messages.fr.ts'),
  es: () => import('./level.messages.es.ts'),
  ar: () => import('./level.messages.ar.ts'),
});
