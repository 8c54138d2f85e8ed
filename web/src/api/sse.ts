import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  event: string;
  data: string;
}

/** Reads a stream of server-sent events. Comments and events without data are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read: ServerEvent[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => void read.push({ event: event ?? 'message', data }) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* read.splice(0);
    }
  } finally {
    reader.releaseLock();
  }
}
