/** Widgets as the backend renders them: `GET /embed/prerender/{widget}`. */
import type { RecordedAnswers } from './recorded-answers.ts';

/** What a server rendered a widget from. */
export interface ServerSnapshot {
  /** The element's attributes and what the page around it has set, as they were requested. */
  params: Readonly<Record<string, string>>;
  /** BCP 47 tag of the language of the rendering. */
  locale: string;
  data: RecordedAnswers;
}

export interface Prerendered extends ServerSnapshot {
  /** The content of the shadow root. */
  html: string;
  css: string;
}

const pending = new Map<string, Promise<Prerendered>>();

/** Equal requests at the same time are one call. */
export function fetchPrerendered(
  apiUrl: string,
  widget: string,
  params: Record<string, string>,
  init: RequestInit,
): Promise<Prerendered> {
  const address = `${apiUrl}/embed/prerender/${widget}?${new URLSearchParams(params)}`;
  const found = pending.get(address);
  if (found) return found;
  const answer = fetch(address, init).then((response) =>
    response.ok ? response.json() : Promise.reject(response),
  );
  pending.set(address, answer);
  // A later request may be answered differently.
  const forget = () => pending.delete(address);
  answer.then(forget, forget);
  return answer;
}
