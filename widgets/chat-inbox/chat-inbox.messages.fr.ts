import { plural } from '#core/i18n/format.ts';
import type { ChatInboxMessages } from './chat-inbox.messages.ts';

export const messages: ChatInboxMessages = {
  inbox: 'Messages',
  conversations: 'Conversations',
  choose: 'Choisissez une conversation pour la lire ici.',
  empty: 'Pas encore de conversation.',
  emptyHint: 'Dès que vous réservez un traducteur, vous pouvez échanger ici.',
  findTranslator: 'Trouver un traducteur',
  signedOut: 'Connectez-vous pour lire et écrire des messages.',
  notThere: 'Cette conversation n’existe pas.',
  notThereHint: 'Elle appartient peut-être à quelqu’un d’autre, ou le lien comporte une erreur.',
  back: 'Toutes les conversations',
  thread: ({ name }) => `Messages avec ${name}`,
  noMessages: 'Pas encore de message.',
  noMessagesHint: ({ name }) => `Dites bonjour à ${name}.`,
  you: 'Vous',
  input: 'Message',
  placeholder: 'Votre message…',
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: 'Envoyé',
  read: 'Lu',
  failed: 'Non envoyé',
  newMessages: 'Nouveaux messages',
  earlier: 'Afficher les messages précédents',
  earlierFailed: 'Les messages précédents n’ont pas pu être chargés. Réessayer',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  unread: ({ count, digits }) =>
    `${digits} ${plural('fr', count, { one: 'message non lu', other: 'messages non lus' })}`,
};
