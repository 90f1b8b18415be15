import type { Messages } from './en.ts';

export const messages: Messages = {
  offline: 'Sie sind offline.',
  online: 'Sie sind wieder online.',
  sampleSuccess: 'Ihr Angebot ist veröffentlicht.',
  sampleInfo: 'Mira Okafor hat Ihnen geschrieben.',
  sampleLink: 'Öffnen',
  sampleWarning: 'Der Auftrag ist morgen fällig.',
  sampleError: 'Die Nachricht konnte nicht gesendet werden.',
};
