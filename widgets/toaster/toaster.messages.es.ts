import type { ToasterMessages } from './toaster.messages.ts';

export const messages: ToasterMessages = {
  sampleSuccess: 'Tu oferta está publicada.',
  sampleInfo: 'Mira Okafor te ha escrito.',
  sampleWarning: 'El encargo vence mañana.',
  sampleError: 'No se ha podido enviar el mensaje.',
};
