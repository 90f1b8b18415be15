/** Which new passwords are refused: common ones, and those that contain the name in the e-mail address. */
import { invalid } from './errors.ts';

/** Shorter names would be in many passwords. */
const shortestName = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/** A list of 49,000 that leaked often. It is loaded when the first password is chosen. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const typed = password.normalize('NFKC').toLowerCase();
  const [name = ''] = email.normalize('NFKC').toLowerCase().split('@');
  if (name.length >= shortestName && typed.includes(name)) throw invalid('password-name');
  common ??= loadCommon();
  if ((await common).has(typed)) throw invalid('password-common');
}
