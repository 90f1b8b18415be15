// The calls of the sign-in window to the backend.
import { session } from '@dragoman/widgets/page';

export interface Partner {
  name: string;
  logo: string | null;
}

/** The partner with this origin; null if no partner has registered it. */
export async function partnerAt(origin: string): Promise<Partner | null> {
  const answer = await fetch(`/embed/site?origin=${encodeURIComponent(origin)}`);
  if (!answer.ok) throw new Error(`/embed/site answers ${answer.status}`);
  const { registered, name, logo } = (await answer.json()) as {
    registered: boolean;
    name: string | null;
    logo: string | null;
  };
  return registered ? { name: name ?? origin, logo } : null;
}

export async function codeFor(origin: string, challenge: string): Promise<string> {
  const answer = await fetch('/embed/codes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.getState().token}` },
    body: JSON.stringify({ origin, challenge }),
  });
  if (!answer.ok) throw new Error(`/embed/codes answers ${answer.status}`);
  const { code } = (await answer.json()) as { code: string };
  return code;
}
