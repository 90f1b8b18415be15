import type { Messages } from './en.ts';

export const messages: Messages = {
  offline: 'No tienes conexión.',
  online: 'Vuelves a tener conexión.',
  sampleSuccess: 'Tu oferta está publicada.',
  sampleInfo: 'Mira Okafor te ha escrito.',
  sampleLink: 'Abrir',
  sampleWarning: 'El encargo vence mañana.',
  sampleError: 'No se ha podido enviar el mensaje.',
};
