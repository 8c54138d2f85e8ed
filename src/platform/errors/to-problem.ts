import { OptimisticLockError } from '@mikro-orm/core';
import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '../../contract/errors.js';
import { own } from '../../contract/own.js';
import { Problem } from './problem.js';

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  413: 'too_large',
  414: 'address_too_long',
  415: 'unsupported_media',
  429: 'too_many_requests',
  431: 'headers_too_large',
  503: 'unavailable',
};

/** SQLSTATE of PostgreSQL and what the caller gets for it. Classes 08 and 57P mean that the server is gone or shutting down. */
const BY_SQLSTATE: Record<string, ErrorCode> = {
  '23503': 'conflict',
  '23505': 'conflict',
  '23514': 'rule_broken',
  '23P01': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  '42501': 'not_found', // a policy refused the row: to the caller it does not exist
  '53300': 'unavailable',
  LW003: 'over_limit', // migrations/0460: what a supplier may spend
  LW004: 'quote_pending',
  LW005: 'supplier_gap', // migrations/0530: an insurance or a license has expired or is missing
  LW001: 'request_running', // migrations/0044: a repetition has taken the request over
};

/** SQLSTATE class 22: a value that doesn't fit a column, such as the sort key in a made-up cursor. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/**
 * 57014, 55P03, 25P03: a statement, a lock or an idle transaction took too long. 3D000: the server runs but the database is
 * missing, as while a backup is restored.
 */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57014',
  '55P03',
  '25P03',
  '3D000',
  // The disk is full: an operator makes room, and what was sent can be sent again.
  'ENOSPC',
  'EDQUOT',
]);

/** Turns anything thrown into a Problem. Decides by type and code, never by a message text. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof OptimisticLockError) return new Problem('stale_version', { cause: error });
  if (error instanceof HttpException) return fromStatus(error.getStatus(), error);
  const code = codeOf(error);
  if (code && (UNREACHABLE.has(code) || code.startsWith('08') || code.startsWith('57P'))) {
    return new Problem('unavailable', { cause: error, retryAfter: 5 });
  }
  const known = code
    ? (own(BY_SQLSTATE, code) ?? (DATA_EXCEPTION.test(code) ? 'invalid_input' : undefined))
    : undefined;
  if (known) return new Problem(known, { cause: error });
  return fromStatus(statusOf(error), error);
}

function fromStatus(status: number, cause: unknown): Problem {
  return new Problem(BY_STATUS[status] ?? (status < 500 ? 'invalid_input' : 'internal'), { cause });
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : undefined;
}

/**
 * Fastify's own errors (body too large, wrong media type) have a `statusCode`. A provider's status in an error must not become
 * our answer.
 */
function statusOf(error: unknown): number {
  if (!codeOf(error)?.startsWith('FST_')) return 500;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' ? status : 500;
}
