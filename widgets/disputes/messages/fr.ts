import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  disputes: 'Litiges',
  count: ({ count, digits }) =>
    `${digits} ${plural('fr', count, { one: 'litige ouvert', other: 'litiges ouverts' })}, les plus anciens d’abord`,
  none: 'Aucun litige n’est ouvert.',
  noneHint: 'Les litiges entre clients et traducteurs au sujet de l’argent figurent ici.',
  allTasks: 'Toutes les missions',
  signedOut: 'Connectez-vous comme opérateur pour voir les litiges.',
  before: ({ status }) => `Avant\u00a0: ${status}`,
  held: ({ amount }) => `${amount} bloqués`,
  since: ({ when }) => `depuis ${when}`,
  customer: 'Client',
  owner: 'Traducteur',
  'customer-opened': 'Client, a ouvert le litige',
  'owner-opened': 'Traducteur, a ouvert le litige',
  silent: 'N’en a rien dit.',
  proposes: ({ percent }) => `Propose ${percent} pour le traducteur`,
  history: 'Historique',
  files: 'Fichiers',
  conversation: 'Échanges',
  nothing: 'Rien.',
  'by-time': 'automatiquement',
  'by-settlement': 'par accord',
  'by-operator': 'par un opérateur',
  'by-removal': 'car un compte a été supprimé',
  decisionOn: ({ title }) => `Décision sur «\u00a0${title}\u00a0»`,
  ownerPart: 'Part du traducteur',
  getsBack: ({ name }) => `${name} récupère`,
  gets: ({ name }) => `${name} reçoit`,
  beforeFee: 'avant les frais',
  divisionTold: ({ percent, customer, back, owner, gets }) =>
    `${percent}\u00a0: ${owner} reçoit ${gets}, ${customer} récupère ${back}`,
  reason: 'Motif',
  reasonHint: 'Les deux parties le lisent.',
  decide: 'Décider',
  decideTitle: 'Décider ainsi\u00a0?',
  decideText: ({ customer, back, owner, gets }) =>
    `${customer} récupère ${back}. ${owner} reçoit ${gets} avant les frais.`,
  final: 'C’est définitif, et les deux en sont informés aussitôt.',
  decided: 'Le litige est tranché.',
};
