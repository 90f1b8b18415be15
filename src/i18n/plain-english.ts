/** The English messages of a backend for people: developers read wire names in them. */
import type { RefusalValues } from './refusal.ts';

/** Labels that are not the wire name in words. */
const labels: Readonly<Record<string, string>> = {
  about: 'About me',
  current: 'Current password',
  details: 'Task details',
  dueTime: 'Time',
  email: 'E-mail',
  firstname: 'First name',
  fromLanguage: 'From',
  image: 'Picture',
  lastname: 'Last name',
  next: 'New password',
  phonenumber: 'Phone number',
  rating: 'Stars',
  text: 'Text',
  toLanguage: 'To',
};

/** Wire names that a message may hold besides that of its field. */
const others = ['date', 'time', 'from', 'to', 'image'];

/** dueDate: Due date. */
const labelOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** `"dueDate" must be a day that exists` as `“Due date” must be a day that exists`, and `in_progress` as `in progress`. */
export function inPlainEnglish({ message, values }: { message: string; values: RefusalValues }): string {
  const { field, status, steps } = values;
  let text = message.replace(/^"documents": /, '');
  for (const name of [field, ...others])
    if (typeof name === 'string') text = text.replace(`"${name}"`, `“${labelOf(name)}”`);
  for (const code of `${status}, ${steps}`.split(', ')) text = text.replace(code, code.replaceAll('_', ' '));
  return text;
}
