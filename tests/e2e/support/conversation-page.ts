/** Two users in one conversation: one on a page, the other by API calls or on another page. */
import type { Page } from 'playwright';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { newUser, type Person, signIn } from './user-actions.ts';

interface SignedInUser extends Person {
  id: string;
  token: string;
}

async function post<Answer>(address: string, body: unknown, token = ''): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

async function signUp(siteUrl: string, firstname: string): Promise<SignedInUser> {
  const person = newUser(firstname);
  await post(`${siteUrl}/signup`, { ...person, language: 'en' });
  const { token, user } = await post<{ token: string; user: { id: string }[] }>(`${siteUrl}/login`, person);
  return { ...person, token, id: user[0]?.id ?? '' };
}

/** Signs up two users and starts their conversation. */
export async function startConversation(siteUrl: string) {
  const [ada, bea] = [await signUp(siteUrl, 'Ada'), await signUp(siteUrl, 'Bea')];
  const { id } = await post<{ id: string }>(`${siteUrl}/chat/new`, { created_with: bea.id }, ada.token);
  return {
    ada,
    bea,
    send: (as: SignedInUser, message: string) =>
      post(`${siteUrl}/chat/new/message/${id}`, { message }, as.token),
    /** Ada books an offer of Bea: from then on they can exchange files. */
    async bookTask(): Promise<void> {
      const offer = { title: 'Letters', description: 'All kinds', type: 'document', price: 30 };
      const languages = ['de', 'en'];
      const { id } = await post<{ id: number }>(`${siteUrl}/task/create`, { ...offer, languages }, bea.token);
      const booking = { details: 'Two letters', date: bookingDay, time: '09:30' };
      await post(`${siteUrl}/task/accepted/${id}`, booking, ada.token);
    },
    async storedTexts(): Promise<string[]> {
      const headers = { authorization: `Bearer ${ada.token}` };
      const answer = await fetch(`${siteUrl}/chat/selectedChat/${id}`, { headers });
      return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
    },
  };
}

/** Signs in and opens the one conversation there is. */
export async function openConversation(page: Page, as: Person): Promise<void> {
  await signIn(page, as);
  await showConversation(page);
}

export async function showConversation(page: Page): Promise<void> {
  await page.goto('/messages');
  await page.locator('dragoman-chat-inbox [part~=conversation]').click();
  await page.locator('dragoman-chat-inbox [part~=input]').waitFor();
}

export const visibleMessages = (page: Page): Promise<string[]> =>
  page.locator('dragoman-chat-inbox [part~=message] > p').allTextContents();

export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.locator('dragoman-chat-inbox [part~=input]').fill(text);
  await page.keyboard.press('Enter');
}
