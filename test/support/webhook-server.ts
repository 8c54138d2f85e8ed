import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A landlord's own server: it keeps what it gets, and answers as the test says. */
export interface WebhookServer {
  url: string;
  received: Received[];
  answer: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
}

export async function startWebhookServer(): Promise<WebhookServer> {
  const state: WebhookServer = {
    url: '',
    received: [],
    answer: (response) => response.end('thanks'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() };
      state.received.push(received);
      state.answer(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}
