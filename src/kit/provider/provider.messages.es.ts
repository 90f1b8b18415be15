import type { ProviderMessages } from './provider.messages.ts';

export const messages: ProviderMessages = {
  continueWith: ({ name }) => `Continuar con ${name}`,
  waiting: ({ name }) => `Iniciando sesión con ${name}`,
  over: 'Este inicio de sesión ya se ha usado, ha tardado más de diez minutos o empezó en otro navegador. Empieza de nuevo, por favor.',
  cancelled:
    'No has iniciado sesión: se canceló en el proveedor. Inténtalo de nuevo o inicia sesión de otra manera.',
  refused:
    'La respuesta del proveedor no se puede usar, así que nada ha cambiado. Inténtalo de nuevo o inicia sesión de otra manera.',
  away: 'El proveedor no responde en este momento. Inténtalo más tarde o inicia sesión de otra manera.',
  unknown:
    'Este proveedor no está disponible aquí, o ya no lo está. Inicia sesión de otra manera, por favor.',
  detailsHeading: 'Solo falta esto',
  detailsLead: ({ name }) =>
    `Una cuenta lo necesita y ${name} no nos lo ha dicho. No se guarda nada hasta que lo envíes.`,
  create: 'Crear cuenta',
  startAgain: 'Iniciar sesión de otra manera',
  linkNeeded: ({ email, name }) =>
    `La dirección ${email} ya tiene una cuenta. Inicia sesión en ella una vez y la conectaremos con ${name}.`,
  linked: 'Está conectado. Desde ahora puedes iniciar sesión así.',
  confirmed: 'Gracias. Puedes continuar.',
  confirmHint: 'Demuestra otra vez quién eres y continúa después aquí. Vale durante diez minutos.',
};
