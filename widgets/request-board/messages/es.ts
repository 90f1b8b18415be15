import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  requests: 'Solicitudes',
  signedOut: 'Inicia sesión para ver qué piden los clientes.',
  empty: 'Ahora mismo nadie pide esto.',
  emptyHint: 'Cada día llegan solicitudes nuevas. Prueba con otro par de idiomas u otro tipo de ayuda.',
  filters: 'Filtros',
  filtersActive: ({ digits }) => `Filtros (${digits})`,
  category: 'Categoría',
  anyCategory: 'Todas las categorías',
  type: 'Tipo',
  anyType: 'Todos los tipos',
  from: 'De',
  to: 'A',
  anyLanguage: 'Todos',
  sort: 'Ordenar por',
  'sort-newest': 'Más recientes',
  'sort-due': 'Plazo más próximo',
  clear: 'Borrar todo',
  count: ({ total, isCapped, digits }) =>
    `${digits}${isCapped ? '+' : ''} ${plural('es', total, { one: 'solicitud abierta', other: 'solicitudes abiertas' })}`,
  showMore: 'Ver más',
  showMoreFailed: 'No se han podido cargar más solicitudes. Reintentar',
  yours: 'Tuya',
  seeProposals: 'Ver las propuestas',
  propose: 'Hacer una propuesta',
  missing: 'Esta solicitud no está',
  missingHint: 'Se ha retirado o asignado, o la dirección no es correcta.',
  allRequests: 'Todas las solicitudes',
};
