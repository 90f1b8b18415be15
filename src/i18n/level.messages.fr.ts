import type { LevelMessages } from './level.messages.ts';

export const messages: LevelMessages = {
  level: ({ level }) => (level === 'native' ? 'langue maternelle' : level),
  levelInWords: ({ level }) =>
    ({
      A1: 'A1, débutant',
      A2: 'A2, élémentaire',
      B1: 'B1, intermédiaire',
      B2: 'B2, avancé',
      C1: 'C1, autonome',
      C2: 'C2, maîtrise',
      native: 'Langue maternelle',
    })[level],
};
