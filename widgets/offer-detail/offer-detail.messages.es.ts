import type { OfferDetailMessages } from './offer-detail.messages.ts';

export const messages: OfferDetailMessages = {
  typeOfService: 'Tipo de servicio',
  languages: 'Idiomas',
  about: 'Sobre mí',
  aboutMissing: ({ name }) =>
    `Aquí todavía no hay nada escrito. En cuanto reserves, podrás escribirte con ${name}.`,
  description: 'Qué incluye',
  reviews: 'Opiniones',
  reviewsHint: 'De clientes cuyo encargo ha terminado.',
  stars: ({ value }) => `${value} de 5 estrellas`,
  reply: ({ name }) => `Respuesta de ${name}`,
  allReviews: ({ count }) => `Ver las ${count} opiniones`,
  checkout: 'Reservar',
  booking: 'Reserva',
  factTime: 'Tú eliges el día y la hora, en tu propio horario',
  factConversation: ({ name }) => `Al reservar se abre una conversación con ${name}`,
  factFiles: ({ name }) => `Los archivos solo son visibles para ti y para ${name}`,
  translator: 'el traductor',
  inactive: 'Esta oferta ya no se puede reservar.',
  missing: 'Esta oferta no existe.',
  missingHint: 'Puede que se haya retirado o que la dirección esté mal escrita.',
  browse: 'Ver otras ofertas',
};
