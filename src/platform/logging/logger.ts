import type { LoggerService } from '@nestjs/common';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { KEY_START } from '../../contract/api-keys.js';
import { currentContext } from '../scope/context.js';

/** What must never be logged: tokens, passwords, codes, and the query of an address (`?token=`). */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.key',
  '*.apiKey',
  '*.access_token',
  '*.code',
  '*.challenge',
];

export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: { paths: REDACTED, censor: '[redacted]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ requestId: currentContext().requestId }),
    serializers: {
      err: pino.stdSerializers.err,
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: pathOf(url) }),
    },
  };
}

/** An API key in a path is a mistake of the caller, who would otherwise leave it in the log. */
const KEY = new RegExp(`${KEY_START}[0-9A-Za-z]{20,}`, 'g');

/** The router takes a part with encoded letters for the same one. */
const isPart = (part: string, name: string) => part.includes('%') || part.toLowerCase() === name;

/** The address of a calendar is its secret, because calendar programs send neither headers nor passwords. */
function withoutCalendar(path: string): string {
  const parts = path.split('/');
  const api = parts.findIndex((part) => isPart(part, 'api'));
  const calendar = parts.findIndex((part, at) => api >= 0 && at > api && isPart(part, 'calendar'));
  if (calendar < 0 || calendar === parts.length - 1) return path;
  return [...parts.slice(0, calendar + 1), '[redacted]'].join('/');
}

/** Only the path is logged, because codes and tokens travel in queries. */
export function pathOf(url: string): string {
  return withoutCalendar((url.split('?')[0] ?? url).replace(KEY, `${KEY_START}[redacted]`));
}

/** Nest's logger on pino: one JSON line an event, with the request's id. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest passes the name of the context last. If an object comes first, it is structured data and its message follows. */
  private write(level: 'info' | 'error' | 'warn' | 'debug' | 'trace', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof message === 'object' && message !== null)
      this.pino[level]({ context, ...message }, String(rest[0] ?? ''));
    else this.pino[level]({ context }, String(message));
  }
}
