/** The pages that links in mails lead to, in Spanish. */
import type { mailLinks as english } from './en.mail-links.ts';

export const mailLinks: typeof english = {
  home: 'Ir al mercado',
  settings: 'Abrir ajustes',
  signIn: 'Iniciar sesión',
  contact: 'Escríbenos',
  newPassword: 'Elegir contraseña',
  email: 'Correo electrónico',
  deadTitle: 'Este enlace ya no funciona',
  verify: {
    deadAdvice: 'En los ajustes ves si tu dirección está confirmada y puedes pedir otro enlace.',
    title: 'Confirma tu correo electrónico',
    text: 'Un clic y sabremos que nuestros mensajes te llegan.',
    action: 'Confirmar dirección',
    doneTitle: 'Tu dirección está confirmada',
    doneText: 'Gracias. Los mensajes sobre tus reservas irán a esta dirección.',
  },
  undo: {
    deadAdvice: 'Si otra persona usa tu cuenta, escríbenos enseguida.',
    title: 'Restablecer tu dirección',
    text: 'Tu cuenta recupera la dirección que recibió este mensaje y se cierran todas las sesiones, también la de quien la cambió.',
    action: 'Restablecer esta dirección',
    doneTitle: 'Tu dirección está restablecida',
    doneText:
      'Se han cerrado todas las sesiones. Elige ahora una contraseña nueva para que nadie pueda volver a cambiarla.',
  },
  unsubscribe: {
    deadAdvice: 'En los ajustes eliges sobre qué te escribimos.',
    title: '¿Dejar de recibir estos mensajes?',
    text: 'No recibirás más mensajes de este tipo. Los relativos a la seguridad de tu cuenta seguirán llegando.',
    action: 'Dejar de recibirlos',
    doneTitle: 'Ya no recibirás estos mensajes',
    doneText: 'Puedes volver a activarlos en los ajustes.',
  },
  forgot: {
    title: '¿Has olvidado tu contraseña?',
    text: 'Escribe la dirección de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
    action: 'Enviar enlace',
    doneTitle: 'Revisa tu correo',
    doneText: ({ email }) =>
      `Si ${email} tiene una cuenta, va en camino un mensaje con un enlace. Funciona durante 30 minutos. Si no llega nada, mira en el correo no deseado o comprueba la dirección.`,
  },
  reset: {
    deadAdvice: 'Puedes pedir otro.',
    title: 'Elige una contraseña nueva',
    text: 'Sustituye a la que has olvidado y cierra todas las sesiones.',
    label: 'Contraseña nueva',
    hint: 'Al menos 8 caracteres. Una frase es fácil de recordar.',
    show: 'Mostrar contraseña',
    action: 'Guardar contraseña',
    again: 'Enviar un enlace nuevo',
    doneTitle: 'Tu contraseña ha cambiado',
    doneText: 'Se han cerrado todas las sesiones. Inicia sesión con la contraseña nueva.',
  },
  problems: {
    'link-used': 'Este enlace ya se ha usado o lo ha sustituido uno más reciente.',
    'link-expired': 'Este enlace ha caducado.',
    'link-unknown': 'Este enlace no está completo. Ábrelo de nuevo desde el mensaje o cópialo entero.',
    'password-common':
      'Esta contraseña está en la lista de las más comunes, que se prueban primero. Elige otra.',
    'password-name': 'La contraseña contiene el nombre de tu correo electrónico. Elige otra.',
    'address-taken': 'Otra cuenta usa ahora esta dirección. Escríbenos, por favor.',
    'too-many-tries': 'Han sido demasiadas veces. Espera una hora y vuelve a intentarlo.',
    wrong: 'Comprueba lo que has escrito.',
    failed: 'No ha funcionado. Comprueba tu conexión y vuelve a intentarlo.',
  },
};
