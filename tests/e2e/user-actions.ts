/** What people do on the site, in their own words. */

/** As much of a page as this takes, so that a page of any driver will do. */
interface Stage {
  goto(address: string): Promise<unknown>;
  locator(selector: string): Spot;
  waitForURL(isWanted: (address: URL) => boolean): Promise<void>;
}

interface Spot {
  locator(selector: string): Spot;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  waitFor(options: { state: 'detached' }): Promise<void>;
}

export interface Person {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

export const demoCustomer = { email: 'customer@demo.test', password: 'dragoman-demo' };
export const demoTranslator = { email: 'translator@demo.test', password: 'dragoman-demo' };

let count = 0;

/** Somebody who has never been here. */
export function newcomer(firstname: string): Person {
  count += 1;
  const email = `${firstname}.${process.pid}.${Date.now()}.${count}@people.test`.toLowerCase();
  return { firstname, lastname: 'Newcomer', email, password: 'quite a long sentence' };
}

/** Fills the form on screen; where it leads is the page's to say. */
export async function enterSignIn(page: Stage, { email, password }: Pick<Person, 'email' | 'password'>) {
  const form = page.locator('dragoman-sign-in');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[part~=submit]').click();
}

export async function signIn(page: Stage, person: Pick<Person, 'email' | 'password'>) {
  await page.goto('/SignIn');
  await enterSignIn(page, person);
  await page.waitForURL((url) => url.pathname === '/');
}

/** On the sign-up form that is on screen. Afterwards the sign-in form is there again. */
export async function signUp(page: Stage, person: Person) {
  const form = page.locator('dragoman-sign-in');
  await form.locator('[name=firstname]').fill(person.firstname);
  await form.locator('[name=lastname]').fill(person.lastname);
  await form.locator('[name=email]').fill(person.email);
  await form.locator('[name=password]').fill(person.password);
  await form.locator('[name=confirmPassword]').fill(person.password);
  await form.locator('[name=language]').selectOption('en');
  await form.locator('[part~=submit]').click();
  await form.locator('[name=confirmPassword]').waitFor({ state: 'detached' });
}

/** Books the offer on screen for a day next week. */
export async function book(page: Stage, details: string) {
  const checkout = page.locator('dragoman-checkout');
  const day = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await checkout.locator('[name=details]').fill(details);
  await checkout.locator('[name=date]').fill(day);
  await checkout.locator('[name=time]').fill('14:30');
  await checkout.locator('[part~=submit]').click();
}
