/** Records a backend's answers on a server, and replays them where React hydrates what the server rendered. */
import { isOfferList } from './address.ts';
import { isRecord } from './wire.ts';

/** An answer to a read: as much of it as the client uses. */
interface RecordedAnswer {
  status: number;
  /** The headers about paging, in lower case. */
  headers: Record<string, string>;
  body: unknown;
}

/** Answers by path and query. */
export type RecordedAnswers = Record<string, RecordedAnswer>;

type Fetch = typeof globalThis.fetch;

const pagingHeaders = ['link', 'x-total-count'] as const;

/** A `fetch` that records the answers, by their addresses without `baseUrl`. */
export function recording(baseUrl: string, fetch: Fetch): { fetch: Fetch; answers: RecordedAnswers } {
  const answers: RecordedAnswers = {};
  return {
    answers,
    async fetch(input, init) {
      const answer = await fetch(input, init);
      const headers = pagingHeaders.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      const address = String(input).slice(baseUrl.length);
      const body: unknown = await answer
        .clone()
        .json()
        .catch(() => null);
      answers[address] = {
        status: answer.status,
        headers: Object.fromEntries(headers),
        body: isOfferList(address) && Array.isArray(body) ? body.map(withShortTranslations) : body,
      };
      return answer;
    },
  };
}

/** Cards show titles only. The descriptions in other languages would be a quarter of what a prerendered grid transfers. */
function withShortTranslations(row: unknown): unknown {
  if (!isRecord(row) || !isRecord(row.translations)) return row;
  const titles = Object.entries(row.translations).map(([code, text]) => [
    code,
    { title: isRecord(text) ? text.title : '', description: '' },
  ]);
  return { ...row, translations: Object.fromEntries(titles) };
}

/** A `fetch` that answers with what was recorded, and 410 to anything else. */
export function replaying(baseUrl: string, answers: RecordedAnswers): Fetch {
  return async (input) => {
    const answer = answers[String(input).slice(baseUrl.length)];
    return isRecord(answer) ? asResponse(answer) : new Response(null, { status: 410 });
  };
}

export const asResponse = ({ status, headers, body }: RecordedAnswer): Response =>
  new Response(JSON.stringify(body), { status, headers });
