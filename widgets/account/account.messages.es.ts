import type { AccountMessages } from './account.messages.ts';

export const messages: AccountMessages = {
  password: 'Contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repite la contraseña nueva',
  passwordHint: 'Al menos 8 caracteres. Se cierran todas las demás sesiones.',
  passwordsDiffer: 'Las contraseñas no coinciden.',
  changePassword: 'Cambiar la contraseña',
  sessions: 'Dónde has iniciado sesión',
  thisOne: 'Este navegador',
  unknownBrowser: 'Navegador desconocido',
  since: ({ when }) => `desde ${when}`,
  endOthers: 'Cerrar sesión en los demás sitios',
  onlyHere: 'Solo has iniciado sesión aquí.',
  copy: 'Tus datos',
  copyHint: 'Todo lo que el mercado guarda sobre ti, en un archivo.',
  download: 'Descargar una copia',
  remove: 'Eliminar la cuenta',
  removeHint:
    'Tu perfil, tus ofertas y tus solicitudes desaparecen. Las personas con las que has trabajado conservan sus encargos y mensajes, sin tu nombre.',
  removeTitle: '¿Eliminar tu cuenta?',
  removeQuestion: 'No se puede deshacer. Escribe tu contraseña para confirmarlo.',
  removeNow: 'Eliminar para siempre',
  signedOut: 'Inicia sesión para cambiar tu cuenta.',
};
