import type { RequestFormMessages } from './request-form.messages.ts';

export const messages: RequestFormMessages = {
  formTitle: ({ type }) =>
    ({
      document: 'Solicitud para un documento',
      call: 'Solicitud para una llamada',
      translation: 'Solicitud para una traducción',
    })[type],
  lead: ({ type }) =>
    ({
      document: 'Di qué hay que traducir. Los traductores responden con un precio y un plazo.',
      call: 'Di con quién tienes que hablar. Los intérpretes responden con un precio y una hora.',
      translation:
        'Di qué texto debe sonar como escrito allí. Los traductores responden con un precio y un plazo.',
    })[type],
  overview: 'Resumen',
  overviewHeading: '¿Qué necesitas?',
  pricing: 'Presupuesto',
  pricingHeading: '¿Cuánto puede costar y para cuándo?',
  publish: 'Publicación',
  publishHeading: 'Un último vistazo antes de publicarla',
  title: 'Título',
  titleHint: 'En pocas palabras.',
  description: 'Descripción',
  descriptionHint: 'Máximo 200 caracteres',
  type: 'Tipo',
  typeEmpty: 'Elige un tipo',
  from: 'De',
  to: 'A',
  sameLanguage: 'Elige un idioma distinto del original.',
  price: 'Precio',
  dueDate: 'Fecha límite',
  dueTime: 'Hora',
  due: 'Fecha límite',
  datePast: 'Ese día ya ha pasado. Elige hoy o un día posterior.',
  timePast: 'Esa hora ya ha pasado. Elige una posterior.',
  languages: 'Idiomas',
  send: 'Publicar',
  sending: 'Publicando…',
  published: 'Tu solicitud está publicada.',
  publishedHint: 'Los traductores ya pueden leerla y responderla.',
  leadingOn: 'Seguimos en un momento.',
  see: 'Continuar',
  another: 'Publicar otra solicitud',
};
