/** User actions on the site: sign in, sign up, book, pay. */

/** The part of a page used here, so that a page of any driver works. */
interface PageLike {
  goto(address: string): Promise<unknown>;
  locator(selector: string): LocatorLike;
  waitForURL(isWanted: (address: URL) => boolean): Promise<void>;
}

interface LocatorLike {
  locator(selector: string): LocatorLike;
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

/** Data of a user without an account yet. */
export function newUser(firstname: string): Person {
  count += 1;
  const email = `${firstname}.${process.pid}.${Date.now()}.${count}@people.test`.toLowerCase();
  return { firstname, lastname: 'Newcomer', email, password: 'quite a long sentence' };
}

/** Somebody with an account and without bookings: few may wait at once, and all tests share the demo customer. */
export async function newCustomer(siteUrl: string): Promise<Person> {
  const person = newUser('Customer');
  const answer = await fetch(`${siteUrl}/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, language: 'en' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return person;
}

/** Fills and submits the visible form; the page decides where it leads. */
export async function enterSignIn(page: PageLike, { email, password }: Pick<Person, 'email' | 'password'>) {
  const form = page.locator('dragoman-sign-in');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[part~=submit]').click();
}

export async function signIn(page: PageLike, person: Pick<Person, 'email' | 'password'>) {
  await page.goto('/SignIn');
  await enterSignIn(page, person);
  await page.waitForURL((url) => url.pathname === '/');
}

/** Fills and submits the visible sign-up form; the sign-in form then replaces it. */
export async function signUp(page: PageLike, person: Person) {
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

/** Books the visible offer for a day next week. */
export async function book(page: PageLike, details: string) {
  const checkout = page.locator('dragoman-checkout');
  const day = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await checkout.locator('[name=details]').fill(details);
  await checkout.locator('[name=date]').fill(day);
  await checkout.locator('[name=time]').fill('14:30');
  await checkout.locator('[part~=submit]').click();
}

/** From the confirmation of a booking, with the card that the test page suggests. The task's page follows. */
export async function payForBooking(page: PageLike) {
  await page.locator('dragoman-checkout').locator('[part~=pay]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/TestPayment/'));
  await page.locator('button[value=pay]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/Task/'));
}

/** From the confirmation of a booking: pays later. */
export async function openBookedConversation(page: PageLike) {
  await page.locator('dragoman-checkout').locator('[part~=messages]').click();
  await page.waitForURL((url) => url.pathname === '/messages');
}
