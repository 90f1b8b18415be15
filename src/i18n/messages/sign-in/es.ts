import type { Translated } from '#core/i18n/catalogue.ts';
import type * as english from './en.ts';

export const passkey: Translated<typeof english.passkey> = {
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

export const provider: Translated<typeof english.provider> = {
  continueWith: ({ name }) => `Continuar con ${name}`,
  waiting: ({ name }) => `Iniciando sesión con ${name}`,
  over: 'Este inicio de sesión ya se ha usado, ha tardado más de diez minutos o empezó en otro navegador. Empieza de nuevo, por favor.',
  cancelled:
    'No has iniciado sesión: se canceló en el proveedor. Inténtalo de nuevo o inicia sesión de otra manera.',
  refused:
    'La respuesta del proveedor no se puede usar, así que nada ha cambiado. Inténtalo de nuevo o inicia sesión de otra manera.',
  away: 'El proveedor no responde en este momento. Inténtalo más tarde o inicia sesión de otra manera.',
  unknown:
    'Este proveedor no está disponible aquí, o ya no lo está. Inicia sesión de otra manera, por favor.',
  detailsHeading: 'Solo falta esto',
  detailsLead: ({ name }) =>
    `Una cuenta lo necesita y ${name} no nos lo ha dicho. No se guarda nada hasta que lo envíes.`,
  create: 'Crear cuenta',
  startAgain: 'Iniciar sesión de otra manera',
  linkNeeded: ({ email, name }) =>
    `La dirección ${email} ya tiene una cuenta. Inicia sesión en ella una vez y la conectaremos con ${name}.`,
  linked: 'Está conectado. Desde ahora puedes iniciar sesión así.',
  confirmed: 'Gracias. Puedes continuar.',
  confirmHint: 'Demuestra otra vez quién eres y continúa después aquí. Vale durante diez minutos.',
};

export const code: Translated<typeof english.code> = {
  heading: 'Escribe tu código',
  lead: 'Al iniciar sesión también se pide un código de tu aplicación de autenticación.',
  code: 'Código de tu aplicación',
  codeHint: 'Seis cifras, nuevas cada medio minuto.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los códigos que guardaste al configurarlo. Cada uno sirve una vez.',
  recoveryWrong: 'Este código no es correcto o ya se ha usado. Escribe otro de tus códigos.',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación',
  back: 'Volver',
  mailedCode: 'Código del correo',
  mailedCodeHint: 'Ocho cifras. El correo puede tardar un minuto.',
  mailedCodeWrong: 'Este código no es correcto o ha caducado.',
};
