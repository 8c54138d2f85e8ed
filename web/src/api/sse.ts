export interface ServerEvent {
  event: string;
  data: string;
}

function readEvent(block: string): ServerEvent | undefined {
  const lines = block.split('\n').map((line) => /^(\w+):? ?(.*)$/.exec(line)).filter((line) => line !== null);
  const all = (name: string) => lines.filter(([, field]) => field === name).map(([, , value]) => value ?? '');
  const data = all('data');
  return data.length > 0 ? { event: all('event').at(-1) ?? 'message', data: data.join('\n') } : undefined;
}

/** Reads a stream of server-sent events; comments and events without data are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = `${rest}${decoder.decode(value, { stream: true })}`.replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    reader.releaseLock();
  }
}
