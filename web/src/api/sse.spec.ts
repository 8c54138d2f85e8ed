import { describe, expect, it } from '@jest/globals';
import { readEvents, type ServerEvent } from './sse';

/** The events of a stream that arrives in these chunks. */
async function eventsOf(...chunks: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

describe('the reader of event streams', () => {
  it('reads names and data, and passes over comments and events without data', async () => {
    expect(await eventsOf(': hello\n\nevent: change\ndata: a\ndata: b\n\nevent: ping\n\ndata: c\n\n')).toEqual([
      { event: 'change', data: 'a\nb' },
      { event: 'message', data: 'c' },
    ]);
  });

  it('takes a lone CR as the end of a line, as the standard asks', async () => {
    expect(await eventsOf('event: change\rdata: a\r\rdata: b\r\r', '\n')).toEqual([
      { event: 'change', data: 'a' },
      { event: 'message', data: 'b' },
    ]);
  });

  it('takes a CRLF that two chunks share as one end of a line', async () => {
    expect(await eventsOf('event: change\r', '\ndata: a\r', '\n\r', '\ndata: b\r\n\r\n')).toEqual([
      { event: 'change', data: 'a' },
      { event: 'message', data: 'b' },
    ]);
  });

  it('keeps a letter whose bytes two chunks share', async () => {
    const bytes = new TextEncoder().encode('data: é\n\n');
    expect(await eventsOf(bytes.subarray(0, 7), bytes.subarray(7))).toEqual([{ event: 'message', data: 'é' }]);
  });

  it('passes over the mark that a stream may begin with', async () => {
    expect(await eventsOf('\uFEFFdata: a\n\n')).toEqual([{ event: 'message', data: 'a' }]);
  });

  it('drops an event that the end of the stream cuts off', async () => {
    expect(await eventsOf('data: a\n\ndata: b\n')).toEqual([{ event: 'message', data: 'a' }]);
  });
});
