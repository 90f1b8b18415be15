import type { SignInMethodMessages } from './sign-in-methods.messages.ts';

export const messages: SignInMethodMessages = {
  signInMethods: 'Formas de iniciar sesión',
  password: 'Contraseña',
  passwordNone: 'Sin definir',
  passkeyHint:
    'Con una clave de acceso entras con tu huella, tu cara o el bloqueo de pantalla. No hay nada que recordar y nadie puede robarla con una página copiada.',
  addPasskey: 'Añadir una clave de acceso',
  noPasskeysHere:
    'Este navegador no tiene claves de acceso. Abre los ajustes en un navegador actual, por https, para añadir una.',
  passkeyNotAdded: 'No se ha añadido ninguna clave de acceso. Puedes intentarlo de nuevo.',
  passkeyAdded: 'La clave de acceso se ha añadido. Ya puedes iniciar sesión con ella.',
  passkeyRenamed: 'Se ha cambiado el nombre de la clave de acceso.',
  passkeyRemoved: 'La clave de acceso se ha eliminado.',
  neverUsed: 'Aún sin usar',
  onlyMethod:
    'Tu única manera de iniciar sesión. Añade una clave de acceso o una contraseña y podrás quitarla.',
  rename: 'Cambiar nombre',
  remove: 'Eliminar',
  renameTitle: 'Cambiar el nombre de la clave',
  renameNow: 'Guardar',
  name: 'Nombre',
  nameHint: 'Para reconocer el dispositivo en el que está.',
  removeTitle: '¿Eliminar la clave de acceso?',
  removeNow: 'Eliminar',
  passwordSince: ({ when }) => `Definida ${when}`,
  createdAt: ({ when }) => `Añadida ${when}`,
  usedAt: ({ when }) => `Último uso ${when}`,
  renameOf: ({ name }) => `Cambiar el nombre de ${name}`,
  removeOf: ({ name }) => `Eliminar ${name}`,
  removeQuestion: ({ name }) =>
    `Ya no podrás iniciar sesión con «${name}». Elimínala también en tu dispositivo. Tu sesión sigue abierta.`,
};
