import type { LevelMessages } from './level.messages.ts';

export const messages: LevelMessages = {
  level: ({ level }) => (level === 'native' ? 'Muttersprache' : level),
  levelInWords: ({ level }) =>
    ({
      A1: 'A1, Anfänger',
      A2: 'A2, Grundkenntnisse',
      B1: 'B1, fortgeschritten',
      B2: 'B2, gut',
      C1: 'C1, sehr gut',
      C2: 'C2, verhandlungssicher',
      native: 'Muttersprache',
    })[level],
};
