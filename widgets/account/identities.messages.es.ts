import type { IdentityMessages } from './identities.messages.ts';

export const messages: IdentityMessages = {
  connect: ({ name }) => `Conectar ${name}`,
  connected: 'Está conectado. Desde ahora puedes iniciar sesión así.',
  gone: 'Ya no está disponible: no puedes iniciar sesión así.',
  removed: 'Se ha quitado. Ya nadie puede iniciar sesión así.',
  removeTitle: ({ name }) => `¿Quitar ${name}?`,
  removeQuestion: ({ name }) =>
    `Ya no podrás iniciar sesión con ${name}. Tu cuenta allí sigue igual y aquí sigues con la sesión iniciada.`,
  removeNow: 'Quitar',
};
