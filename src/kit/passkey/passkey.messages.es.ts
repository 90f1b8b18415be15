import type { PasskeyMessages } from './passkey.messages.ts';

export const messages: PasskeyMessages = {
  instead: 'Usar una clave de acceso',
  confirmed: 'Confirmado con tu clave de acceso.',
  notDone: 'No se ha usado ninguna clave de acceso. Puedes intentarlo de nuevo.',
  exists: 'Este dispositivo ya tiene una clave de acceso para tu cuenta.',
  failed:
    'Tu navegador o tu dispositivo no ha podido hacerlo. Inténtalo de nuevo o inicia sesión de otra forma.',
  usePasskey: 'Usar una clave de acceso',
  confirmTitle: 'Confirma que eres tú',
  confirmHint:
    'Para proteger tu cuenta, volvemos a pedir tu clave de acceso si la usaste por última vez hace más de diez minutos.',
};
