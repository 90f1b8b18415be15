/** A client of a backend that runs as a process of its own: JSON in, JSON out. */
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

export function clientOf(address: string) {
  async function call<T = Record<string, never>>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    more: {
      token?: string;
      json?: unknown;
      body?: BodyInit;
      redirect?: RequestRedirect;
      headers?: Record<string, string>;
    } = {},
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

  /** Somebody new, signed up and in by the calls that do so. */
  async function join(name: string): Promise<Member> {
    const { email, password, ...rest } = account(name);
    const { body } = await call<{ id: string }>('POST', '/signup', { json: { email, password, ...rest } });
    const session = await call<{ token: string }>('POST', '/login', { json: { email, password } });
    return { id: body.id, email, token: session.body.token };
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

  return { call, account, join, offer };
}

export type Client = ReturnType<typeof clientOf>;
