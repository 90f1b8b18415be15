/** HTTP client of a backend that runs in its own process: JSON in, JSON out. */
export interface Reply<T> {
  status: number;
  headers: Headers;
  body: T;
}

export interface Member {
  id: string;
  email: string;
  token: string;
}

type CallArguments = [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  more?: {
    token?: string;
    json?: unknown;
    body?: BodyInit;
    redirect?: RequestRedirect;
    headers?: Record<string, string>;
  },
];

/** A call that resolves to the body of the response. */
type Ask = <T>(...call: CallArguments) => Promise<T>;

/** What the page to pay on sends when one pays with the card that is accepted. */
export const paidForm = 'choice=pay&card=4242424242424242';

export function clientOf(address: string) {
  async function call<T = Record<string, never>>(
    ...[method, path, more = {}]: CallArguments
  ): Promise<Reply<T>> {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(more.token && { authorization: `Bearer ${more.token}` }),
        ...(more.json !== undefined && { 'content-type': 'application/json' }),
        ...more.headers,
      },
      body: more.json === undefined ? more.body : JSON.stringify(more.json),
      redirect: more.redirect,
      signal: AbortSignal.timeout(60_000),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const body = (isJson ? await answer.json() : await answer.text()) as T;
    return { status: answer.status, headers: answer.headers, body };
  }

  const account = (name: string) => ({
    firstname: name,
    lastname: 'Test',
    email: `${name}@example.test`,
    password: 'long enough',
    language: 'en',
  });

  const ask: Ask = async <T>(...args: CallArguments) => (await call<T>(...args)).body;

  /** Signs a new user up and in; a caller may pass its own way to make the calls. */
  async function join(name: string, make = ask): Promise<Member> {
    const person = account(name);
    const { email, password } = person;
    const { id } = await make<{ id: string }>('POST', '/signup', { json: person });
    const { token } = await make<{ token: string }>('POST', '/login', { json: { email, password } });
    return { id, email, token };
  }

  async function offer(token: string): Promise<number> {
    const json = {
      title: 'Contracts',
      description: 'Sworn',
      type: 'document',
      price: 45,
      languages: ['en', 'de'],
    };
    return (await call<{ id: number }>('POST', '/task/create', { token, json })).body.id;
  }

  /** The customer pays for a task on the page of the stand-in for the payment provider. */
  async function pay(token: string, task: number, make = ask): Promise<void> {
    const json = { items: [{ id: task, quantity: 1 }] };
    const { url } = await make<{ url: string }>('POST', '/create-checkout-session', { token, json });
    const body = new URLSearchParams(paidForm);
    await make('POST', new URL(url).pathname, { body, redirect: 'manual' });
  }

  return { call, account, join, offer, pay };
}

export type Client = ReturnType<typeof clientOf>;
