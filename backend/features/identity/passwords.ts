/** Password hashes: scrypt, with the parameters in each hash, so that they can be raised without a migration. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { invalid } from '#backend/platform/errors.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** The password of the sample accounts, which everybody knows. */
export const demoPassword = 'dragoman-demo';

const cost = { N: 2 ** 14, r: 8, p: 5 };

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, 32, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}

/** A hash to check for unknown addresses, so that the response time does not reveal which addresses have an account. */
export const unknownUserHash = hashPassword(randomBytes(16).toString('hex'));

/** Shorter names would be in many passwords. */
const shortestName = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/** A list of 49,000 that leaked often. It is loaded when the first password is chosen. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

interface Named {
  email: string;
  firstname: string;
  lastname: string;
}

/** Which new passwords are refused: common ones, patterns, and those with a name that strangers know. */
export async function refuseWeakPassword(password: string, { email, ...person }: Named): Promise<void> {
  const typed = folded(password);
  const [name = ''] = folded(email).split('@');
  if (name.length >= shortestName && typed.includes(name)) throw invalid('password-name');
  const { firstname, lastname } = person;
  const names = ['dragoman', firstname, lastname, firstname + lastname].map(lettersOf).filter(Boolean);
  if (isRepeated(typed) || isRow(typed) || names.includes(lettersOf(typed)))
    throw invalid('password-pattern');
  common ??= loadCommon();
  if ((await common).has(typed)) throw invalid('password-common');
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string => folded(text).replace(/[\p{N}\s._-]/gu, '');

/** One sign or a short block again and again: `77777777`, `12341234`, `abcabcab`, spaces alone. */
function isRepeated(text: string): boolean {
  const signs = [...text];
  return blockSizes.some(
    (size) => signs.length >= 2 * size && signs.every((sign, at) => sign === signs[at % size]),
  );
}

const blockSizes = [1, 2, 3, 4, 5];

/** Neighbours up or down, `9` and `0` among them: `87654321`, `0987654321`, `abcdefgh`. */
function isRow(text: string): boolean {
  const signs = [...text];
  const steps = signs.slice(1).map((sign, index) => stepBetween(signs[index] ?? '', sign));
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) === 1);
}

function stepBetween(one: string, other: string): number {
  if (one === '9' && other === '0') return 1;
  if (one === '0' && other === '9') return -1;
  return (other.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0);
}
