/** The pages that links in mails lead to, in Spanish. */
import type { mailLinks as english } from './en.mail-links.ts';

export const mailLinks: typeof english = {
  home: 'Ir al mercado',
  settings: 'Abrir ajustes',
  signIn: 'Iniciar sesión',
  contact: 'Escríbanos',
  newPassword: 'Elegir contraseña',
  email: 'Correo electrónico',
  deadTitle: 'Este enlace ya no funciona',
  verify: {
    title: 'Confirme su correo electrónico',
    text: 'Un clic y sabremos que nuestros mensajes le llegan.',
    action: 'Confirmar dirección',
    doneTitle: 'Su dirección está confirmada',
    doneText: 'Gracias. Los mensajes sobre sus reservas irán a esta dirección.',
  },
  undo: {
    title: 'Restablecer su dirección',
    text: 'Su cuenta recupera la dirección que recibió este mensaje y se cierran todas las sesiones, también la de quien la cambió.',
    action: 'Restablecer esta dirección',
    doneTitle: 'Su dirección está restablecida',
    doneText:
      'Se han cerrado todas las sesiones. Elija ahora una contraseña nueva para que nadie pueda volver a cambiarla.',
  },
  unsubscribe: {
    title: '¿Dejar de recibir estos mensajes?',
    text: 'No recibirá más mensajes de este tipo. Los relativos a la seguridad de su cuenta seguirán llegando.',
    action: 'Dejar de recibirlos',
    doneTitle: 'Ya no recibirá estos mensajes',
    doneText: 'Puede volver a activarlos en los ajustes.',
  },
  forgot: {
    title: '¿Ha olvidado su contraseña?',
    text: 'Escriba la dirección de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
    action: 'Enviar enlace',
    doneTitle: 'Revise su correo',
    doneText: ({ email }) =>
      `Si ${email} tiene una cuenta, va en camino un mensaje con un enlace. Funciona durante 30 minutos. Si no llega nada, mire en el correo no deseado o compruebe la dirección.`,
  },
  reset: {
    title: 'Elija una contraseña nueva',
    text: 'Sustituye a la que ha olvidado y cierra todas las sesiones.',
    label: 'Contraseña nueva',
    hint: 'Al menos 8 caracteres. Una frase es fácil de recordar.',
    show: 'Mostrar contraseña',
    action: 'Guardar contraseña',
    again: 'Enviar un enlace nuevo',
    doneTitle: 'Su contraseña ha cambiado',
    doneText: 'Se han cerrado todas las sesiones. Inicie sesión con la contraseña nueva.',
  },
  problems: {
    'link-used': 'Este enlace ya se ha usado o lo ha sustituido uno más reciente.',
    'link-expired': 'Este enlace ha caducado.',
    'link-unknown': 'Este enlace no está completo. Ábralo de nuevo desde el mensaje o cópielo entero.',
    'password-common':
      'Esta contraseña está en la lista de las más comunes, que se prueban primero. Elija otra.',
    'password-name': 'La contraseña contiene el nombre de su correo electrónico. Elija otra.',
    'address-taken': 'Otra cuenta usa ahora esta dirección. Escríbanos, por favor.',
    'too-many-tries': 'Han sido demasiadas veces. Espere una hora y vuelva a intentarlo.',
    wrong: 'Compruebe lo que ha escrito.',
    failed: 'No ha funcionado. Compruebe su conexión y vuelva a intentarlo.',
  },
};
