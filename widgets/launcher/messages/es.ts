import type { Messages } from './en.ts';

export const messages: Messages = {
  'chat-inbox': 'Mensajes',
  checkout: 'Reservar',
  'offer-grid': 'Traductores',
  'offer-detail': 'Oferta',
  'sign-in': 'Iniciar sesión',
  'service-select': 'Ofrecer o pedir una traducción',
  'request-board': 'Solicitudes',
  'request-form': 'Publicar una solicitud',
  'offer-form': 'Publicar una oferta',
  dashboard: 'Panel',
  task: 'Tarea',
  payments: 'Pagos',
  profile: 'Perfil',
  account: 'Ajustes',
  availability: 'Horario para llamadas',
  'notification-bell': 'Notificaciones',
  'partner-report': 'Informe',
  disputes: 'Disputas',
  unread: ({ count }) => `${count} sin leer`,
};
