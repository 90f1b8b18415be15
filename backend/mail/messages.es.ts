/** The texts of mails in Spanish. */
import { plural } from '@dragoman/widgets/server';
import type { Messages } from './messages.en.ts';

export const es: Messages = {
  'reset-password': () => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      'Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta. El botón lleva a la página donde puede elegirla.',
      'Funciona una sola vez, durante 30 minutos. Si no la ha pedido, no haga nada: su contraseña sigue siendo la misma.',
    ],
    action: 'Elegir contraseña',
  }),
  'verify-address': () => ({
    subject: 'Confirme su correo electrónico',
    paragraphs: [
      '¡Bienvenido a Dragoman! Confirme que esta dirección es suya, para que podamos avisarle de sus reservas.',
      'El botón funciona una sola vez, durante 24 horas. Si no tiene una cuenta aquí, ignore este mensaje.',
    ],
    action: 'Confirmar dirección',
  }),
  'confirm-address': () => ({
    subject: 'Confirme su nuevo correo electrónico',
    paragraphs: [
      'Ha pedido usar esta dirección para su cuenta. Cambiará en cuanto la confirme.',
      'El botón funciona una sola vez, durante 24 horas. Si no ha sido usted, ignore este mensaje.',
    ],
    action: 'Confirmar dirección',
  }),
  'address-changed': ({ address }) => ({
    subject: 'Se va a cambiar su correo electrónico',
    paragraphs: [
      `La dirección de su cuenta va a cambiar a ${address}.`,
      'Si ha sido usted, no tiene que hacer nada. Si no, el botón restablece esta dirección durante 48 horas y cierra todas las sesiones; después, elija una contraseña nueva.',
    ],
    action: 'No he sido yo',
  }),
  'password-changed': () => ({
    subject: 'Se ha cambiado su contraseña',
    paragraphs: [
      'Se ha cambiado la contraseña de su cuenta y se han cerrado todas las demás sesiones.',
      'Si no ha sido usted, elija una contraseña nueva de inmediato.',
    ],
    action: 'Elegir contraseña',
  }),
  'new-sign-in': ({ device }) => ({
    subject: 'Nuevo inicio de sesión en su cuenta',
    paragraphs: [
      `Alguien ha iniciado sesión en su cuenta con un dispositivo que no conocíamos: ${device}.`,
      'Si ha sido usted, no tiene que hacer nada. Si no, cambie su contraseña: así se cierran todas las demás sesiones.',
    ],
    action: 'Abrir ajustes',
  }),
  messages: ({ person, count, digits }) => ({
    subject: plural('es', count, {
      one: `Nuevo mensaje de ${person}`,
      other: `${digits} mensajes nuevos de ${person}`,
    }),
    paragraphs: [
      plural('es', count, {
        one: `${person} le ha escrito.`,
        other: `${person} le ha escrito ${digits} mensajes.`,
      }),
    ],
    action: 'Leer y responder',
  }),
  activity: 'Ver en Dragoman',
  hello: ({ name }) => `Hola, ${name}:`,
  fallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
  why: 'Recibe este mensaje porque tiene una cuenta en Dragoman.',
  unsubscribe: 'No recibir más mensajes de este tipo',
  unknownDevice: 'navegador desconocido',
  mailbox: 'Buzón',
  mailboxText:
    'No hay ningún servidor de correo configurado (MAIL_URL), así que los mensajes se quedan aquí. Solo puede verlos este ordenador.',
  mailboxEmpty: 'Todavía no hay mensajes. Regístrese o pida una contraseña nueva.',
  mailboxTo: ({ address }) => `Para ${address}`,
};
