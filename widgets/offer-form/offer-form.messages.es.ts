import type { OfferFormMessages } from './offer-form.messages.ts';

export const messages: OfferFormMessages = {
  formTitle: 'Publicar una oferta',
  lead: 'Tres pasos cortos y los clientes podrán encontrarte y reservarte.',
  overview: 'Resumen',
  overviewHeading: '¿Qué ofreces?',
  pricing: 'Precio',
  pricingHeading: '¿Cuánto cuesta y en qué idiomas?',
  publish: 'Publicación',
  publishHeading: 'Un último vistazo antes de publicarla',
  title: 'Título',
  titleHint: 'Lo que buscaría un cliente.',
  description: 'Descripción',
  descriptionHint: 'Máximo 200 caracteres',
  type: 'Tipo',
  typeMissing: 'Elige qué tipo de ayuda es.',
  typeHint: ({ type }) =>
    ({
      document: 'Certificados, contratos, cartas.',
      call: 'Interpretas por teléfono.',
      translation: 'Sitios web, presentaciones, textos.',
    })[type],
  price: 'Precio',
  languages: 'Idiomas',
  send: 'Publicar',
  sending: 'Publicando…',
  published: 'Tu oferta está publicada.',
  publishedHint: 'Los clientes ya pueden encontrarla y reservarla.',
  leadingOn: 'La verás en un momento.',
  see: 'Ver tu oferta',
  another: 'Publicar otra oferta',
};
