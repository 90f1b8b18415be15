/** The texts of mails in Spanish. */
import { plural } from '@dragoman/widgets/server';
import type { Messages } from './messages.en.ts';

export const es: Messages = {
  'reset-password': () => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta. El botón lleva a la página donde puedes elegirla.',
      'Funciona una sola vez, durante 30 minutos. Si no la has pedido, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
    action: 'Elegir contraseña',
  }),
  'verify-address': () => ({
    subject: 'Confirma tu correo electrónico',
    paragraphs: [
      '¡Te damos la bienvenida a Dragoman! Confirma que esta dirección es tuya, para que podamos avisarte de tus reservas.',
      'El botón funciona una sola vez, durante 24 horas. Si no tienes una cuenta aquí, ignora este mensaje.',
    ],
    action: 'Confirmar dirección',
  }),
  'confirm-address': () => ({
    subject: 'Confirma tu nuevo correo electrónico',
    paragraphs: [
      'Has pedido usar esta dirección para tu cuenta. Cambiará en cuanto la confirmes.',
      'El botón funciona una sola vez, durante 24 horas. Si no has sido tú, ignora este mensaje.',
    ],
    action: 'Confirmar dirección',
  }),
  'address-changed': ({ address }) => ({
    subject: 'Se va a cambiar tu correo electrónico',
    paragraphs: [
      `La dirección de tu cuenta va a cambiar a ${address}.`,
      'Si has sido tú, no tienes que hacer nada. Si no, el botón restablece esta dirección durante 48 horas y cierra todas las sesiones; después, elige una contraseña nueva.',
    ],
    action: 'No he sido yo',
  }),
  'password-changed': () => ({
    subject: 'Se ha cambiado tu contraseña',
    paragraphs: [
      'Se ha cambiado la contraseña de tu cuenta y se han cerrado todas las demás sesiones.',
      'Si no has sido tú, elige una contraseña nueva de inmediato.',
    ],
    action: 'Elegir contraseña',
  }),
  'new-sign-in': ({ device }) => ({
    subject: 'Nuevo inicio de sesión en tu cuenta',
    paragraphs: [
      `Alguien ha iniciado sesión en tu cuenta con un dispositivo que no conocíamos: ${device}.`,
      'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña: así se cierran todas las demás sesiones.',
    ],
    action: 'Abrir ajustes',
  }),
  'passkey-added': ({ name }) => ({
    subject: 'Se ha añadido una clave de acceso a tu cuenta',
    paragraphs: [
      `La clave de acceso «${name}» se ha añadido a tu cuenta. Desde ahora sirve para iniciar sesión.`,
      'Si has sido tú, no tienes que hacer nada. Si no, elimínala en los ajustes y cambia tu contraseña.',
    ],
    action: 'Abrir ajustes',
  }),
  'passkey-removed': ({ name }) => ({
    subject: 'Se ha eliminado una clave de acceso de tu cuenta',
    paragraphs: [
      `La clave de acceso «${name}» se ha eliminado de tu cuenta. Ya no sirve para iniciar sesión.`,
      'Si has sido tú, no tienes que hacer nada. Si no, revisa en los ajustes las formas de iniciar sesión y cambia tu contraseña.',
    ],
    action: 'Abrir ajustes',
  }),
  'passkey-copied': ({ name }) => ({
    subject: 'Se ha rechazado un inicio de sesión en tu cuenta',
    paragraphs: [
      `Alguien ha intentado iniciar sesión con la clave de acceso «${name}». La hemos rechazado porque parece una copia de la de tu dispositivo.`,
      'Elimina esta clave de acceso en los ajustes y añade una nueva.',
    ],
    action: 'Abrir ajustes',
  }),
  'provider-linked': ({ name }) => ({
    subject: `Ya puedes iniciar sesión con ${name}`,
    paragraphs: [
      `Tu cuenta de ${name} está ahora conectada con tu cuenta de Dragoman, y puedes iniciar sesión con ella.`,
      'Si no has sido tú, quítala enseguida en tus ajustes y cambia tu contraseña.',
    ],
    action: 'Abrir ajustes',
  }),
  'provider-unlinked': ({ name }) => ({
    subject: `Se ha quitado ${name} de tu cuenta`,
    paragraphs: [
      `Ya nadie puede iniciar sesión en tu cuenta con ${name}.`,
      'Si no has sido tú, revisa enseguida tus ajustes y cambia tu contraseña.',
    ],
    action: 'Abrir ajustes',
  }),
  'partner-invitation': ({ person, partner }) => ({
    subject: `${person} te invita a ${partner}`,
    paragraphs: [
      `${person} te invita a gestionar juntos el socio ${partner} en Dragoman: sus sitios web, claves, webhooks e informe.`,
      'El botón funciona una vez, durante siete días. Primero inicia sesión o regístrate. Si no sabes por qué recibes este mensaje, ignóralo.',
    ],
    action: 'Ver la invitación',
  }),
  messages: ({ person, count, digits }) => ({
    subject: plural('es', count, {
      one: `Nuevo mensaje de ${person}`,
      other: `${digits} mensajes nuevos de ${person}`,
    }),
    paragraphs: [
      plural('es', count, {
        one: `${person} te ha escrito.`,
        other: `${person} te ha escrito ${digits} mensajes.`,
      }),
    ],
    action: 'Leer y responder',
  }),
  activity: {
    openTask: 'Abrir el encargo',
    openRequest: 'Abrir la solicitud',
    openPartner: 'Abrir el socio',
    onPartner:
      'En su página ves los últimos intentos. Corrige la dirección, vuelve a activar el webhook y envía de nuevo lo que falta.',
    openEarnings: 'Abrir tus ingresos',
    onEarnings: 'Allí ves lo que está retenido, lo disponible y lo pagado.',
    view: 'Ver en Dragoman',
    onTask: 'En la página del encargo ves lo acordado, lo enviado y lo que viene ahora.',
    onRequest: 'En la página de la solicitud ves todas las propuestas y lo que viene ahora.',
    onMoney: 'La página del encargo muestra el pago paso a paso. Todos los importes están en tu cuenta.',
    answer: 'Acepta o rechaza, por favor. Mientras no respondas, no hay nada reservado.',
    check: 'Mira lo que se ha entregado. Después acepta el trabajo o di qué debe cambiar.',
    change: 'La página del encargo dice qué debe cambiar. Vuelve a entregar cuando esté listo.',
    compare: 'Lee la propuesta, haz una pregunta y acepta la que te convenga.',
    review: 'Puedes responder, una vez, para quienes la lean.',
    pay: 'No se ha cobrado nada. Puedes pagar en la página del encargo.',
  },
  hello: ({ name }) => (name ? `Hola, ${name}:` : 'Hola:'),
  fallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  why: 'Recibes este mensaje porque tienes una cuenta en Dragoman.',
  whyInvited: 'Recibes este mensaje porque alguien con una cuenta en Dragoman ha escrito esta dirección.',
  unsubscribe: 'No recibir más mensajes de este tipo',
  unknownDevice: 'navegador desconocido',
  mailbox: 'Buzón',
  mailboxText:
    'No hay ningún servidor de correo configurado (MAIL_URL), así que los mensajes se quedan aquí. Solo puede verlos este ordenador.',
  mailboxEmpty: 'Todavía no hay mensajes. Regístrate o pide una contraseña nueva.',
  mailboxTo: ({ address }) => `Para ${address}`,
};
