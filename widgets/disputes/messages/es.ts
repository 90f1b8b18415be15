import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  disputes: 'Disputas',
  count: ({ count, digits }) =>
    `${digits} ${plural('es', count, { one: 'disputa abierta', other: 'disputas abiertas' })}, primero las más antiguas`,
  none: 'No hay disputas abiertas.',
  noneHint: 'Aquí aparecen las disputas por dinero entre clientes y traductores.',
  allTasks: 'Todos los encargos',
  signedOut: 'Inicia sesión como operador para ver las disputas.',
  before: ({ status }) => `Antes: ${status}`,
  held: ({ amount }) => `${amount} retenidos`,
  since: ({ when }) => `desde ${when}`,
  customer: 'Cliente',
  owner: 'Traductor',
  'customer-opened': 'Cliente, abrió la disputa',
  'owner-opened': 'Traductor, abrió la disputa',
  silent: 'No ha dicho nada al respecto.',
  proposes: ({ percent }) => `Propone el ${percent} para el traductor`,
  history: 'Historial',
  files: 'Archivos',
  conversation: 'Conversación',
  nothing: 'Nada.',
  'by-time': 'automáticamente',
  'by-settlement': 'por acuerdo',
  'by-operator': 'por un operador',
  'by-removal': 'porque se eliminó una cuenta',
  decisionOn: ({ title }) => `Decisión sobre «${title}»`,
  ownerPart: 'Parte del traductor',
  getsBack: ({ name }) => `${name} recupera`,
  gets: ({ name }) => `${name} recibe`,
  beforeFee: 'antes de la comisión',
  divisionTold: ({ percent, customer, back, owner, gets }) =>
    `${percent}: ${owner} recibe ${gets}, ${customer} recupera ${back}`,
  reason: 'Motivo',
  reasonHint: 'Lo leen ambas partes.',
  decide: 'Decidir',
  decideTitle: '¿Decidir así?',
  decideText: ({ customer, back, owner, gets }) =>
    `${customer} recupera ${back}. ${owner} recibe ${gets} antes de la comisión.`,
  final: 'Es definitivo, y se avisa a ambos al momento.',
  decided: 'La disputa está decidida.',
};
