import type { LevelMessages } from './level.messages.ts';

export const messages: LevelMessages = {
  level: ({ level }) => (level === 'native' ? 'اللغة الأم' : level),
  levelInWords: ({ level }) =>
    ({
      A1: 'A1، مبتدئ',
      A2: 'A2، أساسي',
      B1: 'B1، متوسط',
      B2: 'B2، فوق المتوسط',
      C1: 'C1، متقدم',
      C2: 'C2، متمكن',
      native: 'اللغة الأم',
    })[level],
};
