import type { ToasterMessages } from './toaster.messages.ts';

export const messages: ToasterMessages = {
  sampleSuccess: 'Ihr Angebot ist veröffentlicht.',
  sampleInfo: 'Mira Okafor hat Ihnen geschrieben.',
  sampleWarning: 'Der Auftrag ist morgen fällig.',
  sampleError: 'Die Nachricht konnte nicht gesendet werden.',
};
