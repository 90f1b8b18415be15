import { plural } from './format.ts';
import type { RequestMessages } from './request.messages.ts';

export const messages: RequestMessages = {
  typeName: ({ type }) =>
    ({
      forms: 'Formularios',
      documents: 'Documentos',
      application: 'Candidatura',
      late_submissions: 'Entregas fuera de plazo',
      contract: 'Contrato',
      outbound: 'Hacer una llamada',
      inbound: 'Recibir una llamada',
      call: 'Guardería',
      dokument: 'Trabajo',
      translation: 'Pedir cita',
    })[type],
  'proposal-open': 'Sin respuesta todavía',
  'proposal-accepted': 'Aceptada',
  'proposal-declined': 'Rechazada',
  'proposal-changed': ({ when }) => `Cambiada ${when}`,
  'proposal-withdrawn': 'Retirada',
  proposals: ({ count, digits }) =>
    count === 0
      ? 'Sin propuestas todavía'
      : `${digits} ${plural('es', count, { one: 'propuesta', other: 'propuestas' })}`,
};
