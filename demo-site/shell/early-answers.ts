/** Asks the backend for what the app reads first, while the app is still on its way. */

/** By address and `authorization`, as the library looks for them. */
export function earlyAnswers(paths: readonly string[], token: string | null): Map<string, Promise<Response>> {
  const authorization = `Bearer ${token}`;
  const ask = async (address: string) => {
    const headers = { accept: 'application/json', authorization };
    const answer = await fetch(address, { headers, credentials: 'omit' });
    // The library makes the call again, and decides what a failure means.
    if (!answer.ok) throw new Error(`${address} was refused.`);
    return answer;
  };
  const asked = token ? paths.map((path) => location.origin + path) : [];
  return new Map(
    asked.map((address) => {
      const answer = ask(address);
      answer.catch(() => undefined);
      return [address + authorization, answer];
    }),
  );
}
