import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  secure: boolean;
  user: unknown;
  raw: string;
}

export interface Smtp {
  port: number;
  received: Received[];
  /** Refusals for the next attempts, by address. */
  answers: Record<string, Error[]>;
  close: () => Promise<void>;
}

/** The server's answer when it refuses. */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A real SMTP server on this machine, with a certificate of its own making. `answers` refuses some addresses, some times. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<Smtp> {
  const received: Received[] = [];
  const answers: Record<string, Error[]> = {};
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username ?? '' }) : done(refusal(535, 'Authentication failed')),
    onRcptTo: ({ address }, _session, done) => done(answers[address]?.shift()),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          secure: session.secure,
          user: session.user,
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    answers,
    close: () => new Promise((done) => server.close(done)),
  };
}

/** The parts of a multipart mail by their type, decoded. */
export function partsOf(raw: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const parts = raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.split(/\r\n\r\n(.*)/s));
  return Object.fromEntries(
    parts.map(([head = '', body = '']) => [/Content-Type: ([\w/]+)/.exec(head)?.[1] ?? '', decoded(head, body)]),
  );
}

function decoded(head: string, body: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
