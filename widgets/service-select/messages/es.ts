import type { Messages } from './en.ts';

export const messages: Messages = {
  intents: '¿Qué quieres hacer?',
  request: 'Solicitud',
  requestHint: 'Necesitas ayuda con un idioma: di para qué y los traductores te responden con un precio.',
  offer: 'Oferta',
  offerHint: 'Ayudas con idiomas: publica lo que haces y los clientes te reservan.',
  selectService: 'Elige un servicio',
  selectHint: 'Tu solicitud empieza por el tipo de ayuda.',
  serviceHint: ({ type }) =>
    ({
      call: 'Un intérprete en la línea: médico, casero, administración.',
      document: 'Certificados, contratos y cartas oficiales.',
      translation: 'Sitios web y presentaciones que suenan como escritos allí.',
    })[type],
};
