import { isRecord } from '#core/api/wire.ts';

/** What a backend answered to a read, as far as it matters to us. */
export interface RecordedAnswer {
  status: number;
  /** Those that tell of pages, in lower case. */
  headers: Record<string, string>;
  body: unknown;
}

/** Answers by the path and query they were asked for. */
export type RecordedAnswers = Record<string, RecordedAnswer>;

type Fetch = typeof globalThis.fetch;

const told = ['link', 'x-total-count'] as const;

/** Asks as `fetch` does, and notes the answers under their addresses without `baseUrl`. */
export function recording(baseUrl: string, fetch: Fetch): { fetch: Fetch; answers: RecordedAnswers } {
  const answers: RecordedAnswers = {};
  return {
    answers,
    async fetch(input, init) {
      const answer = await fetch(input, init);
      const headers = told.flatMap((name) => {
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

/** Answers from what was recorded; what was not is gone. */
export function replaying(baseUrl: string, answers: RecordedAnswers): Fetch {
  return async (input) => {
    const answer = answers[String(input).slice(baseUrl.length)];
    return isRecord(answer) ? asResponse(answer) : new Response(null, { status: 410 });
  };
}

export const asResponse = ({ status, headers, body }: RecordedAnswer): Response =>
  new Response(JSON.stringify(body), { status, headers });
