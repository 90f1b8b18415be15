/** Client of the event stream (SSE). */
export interface StreamEvent {
  id?: number;
  event: string;
  data: Record<string, unknown>;
}

/** Opens the stream and reads it event by event, as the widgets do. */
export async function followEvents(address: string, token: string, lastEventId?: number) {
  const stop = new AbortController();
  const answer = await fetch(`${address}/events`, {
    headers: {
      authorization: token,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: stop.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  const next = async (): Promise<StreamEvent | undefined> => {
    for (;;) {
      const end = unread.indexOf('\n\n');
      if (end >= 0) {
        const block = unread.slice(0, end);
        unread = unread.slice(end + 2);
        if (block.startsWith(':')) continue;
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const id = field('id');
        return {
          ...(id && { id: Number(id) }),
          event: field('event') ?? '',
          data: JSON.parse(field('data') ?? 'null'),
        };
      }
      const part = await reader?.read();
      if (!part || part.done) return undefined;
      unread += part.value;
    }
  };
  /** Skips to the next event of this type. */
  const nextOf = async (kind: string) => {
    for (;;) {
      const event = await next();
      if (!event || event.event === kind) return event;
    }
  };
  return { answer, next, nextOf, stop: () => stop.abort() };
}
