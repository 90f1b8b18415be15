/** Records a backend's answers on a server, and replays them where React hydrates what the server rendered. */
import { isRecord } from './wire.ts';

/** An answer to a read: as much of it as the client uses. */
export interface RecordedAnswer {
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
      answers[String(input).slice(baseUrl.length)] = {
        status: answer.status,
        headers: Object.fromEntries(headers),
        body: await answer
          .clone()
          .json()
          .catch(() => null),
      };
      return answer;
    },
  };
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
