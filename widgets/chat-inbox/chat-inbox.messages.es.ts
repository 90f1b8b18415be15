import { plural } from '#core/i18n/format.ts';
import type { ChatInboxMessages } from './chat-inbox.messages.ts';

export const messages: ChatInboxMessages = {
  inbox: 'Mensajes',
  conversations: 'Conversaciones',
  choose: 'Elige una conversación para leerla aquí.',
  empty: 'Todavía no hay conversaciones.',
  emptyHint: 'En cuanto reserves con un traductor, podrás escribirle aquí.',
  findTranslator: 'Buscar traductor',
  signedOut: 'Inicia sesión para leer y escribir mensajes.',
  notThere: 'Esta conversación no existe.',
  notThereHint: 'Puede que sea de otra persona o que el enlace esté mal escrito.',
  back: 'Todas las conversaciones',
  thread: ({ name }) => `Mensajes con ${name}`,
  noMessages: 'Todavía no hay mensajes.',
  noMessagesHint: ({ name }) => `Saluda a ${name}.`,
  you: 'Tú',
  input: 'Mensaje',
  placeholder: 'Escribe tu mensaje…',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'Enviado',
  read: 'Leído',
  failed: 'No enviado',
  newMessages: 'Mensajes nuevos',
  earlier: 'Ver mensajes anteriores',
  earlierFailed: 'No se han podido cargar los mensajes anteriores. Reintentar',
  today: 'Hoy',
  yesterday: 'Ayer',
  unread: ({ count, digits }) =>
    `${digits} ${plural('es', count, { one: 'mensaje sin leer', other: 'mensajes sin leer' })}`,
};
