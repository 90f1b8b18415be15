/**
 * Whether a key belongs to an input method, which composes a text from several keys. Safari ends the composition before it
 * reports the key that ended it, and gives that key the code 229.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;
