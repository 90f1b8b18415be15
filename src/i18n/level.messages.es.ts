import type { LevelMessages } from './level.messages.ts';

export const messages: LevelMessages = {
  level: ({ level }) => (level === 'native' ? 'lengua materna' : level),
  levelInWords: ({ level }) =>
    ({
      A1: 'A1, principiante',
      A2: 'A2, básico',
      B1: 'B1, intermedio',
      B2: 'B2, intermedio alto',
      C1: 'C1, avanzado',
      C2: 'C2, dominio',
      native: 'Lengua materna',
    })[level],
};
