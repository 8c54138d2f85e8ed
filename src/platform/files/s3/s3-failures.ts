import type { S3Settings } from '../../config/s3-settings.js';
import { Problem } from '../../errors/problem.js';

/** What the client throws, as far as we look at it. An answer of the store has a name, such as `NoSuchKey`. */
interface Failure {
  name: string;
  $metadata: { httpStatusCode?: number };
}

/** Seconds after which it makes sense to ask again. */
const RETRY_SECONDS = 5;

/** What an operator has to change, by the name of the store's answer. */
const REFUSALS: Record<string, (setBy: S3Settings['setBy']) => string> = {
  NoSuchBucket: ({ bucket, others }) => `there is no such bucket: check ${bucket} and ${others}PATH_STYLE`,
  InvalidAccessKeyId: ({ others }) => `the key is unknown: check ${others}ACCESS_KEY_ID`,
  SignatureDoesNotMatch: ({ others }) => `the secret is wrong: check ${others}SECRET_ACCESS_KEY`,
  AccessDenied: () => 'the key may not list, read, write or delete in the bucket: check its rights',
  AuthorizationHeaderMalformed: ({ others }) => `the region is wrong: check ${others}REGION`,
  PermanentRedirect: ({ others }) => `the bucket is in another region: check ${others}REGION and ${others}ENDPOINT`,
};

/** A failure of the store that doesn't pass: its settings are wrong. The message says which. */
export class S3Refusal extends Error {}

/** A body that broke off or stopped arriving. The client's work ends with the headers, so it knows nothing of that. */
export class LostBody extends Error {}

/** Whether the store was silent, before its answer or within it. Others than the store also throw a `TimeoutError`. */
export function gaveNoAnswer(error: unknown): boolean {
  return error instanceof LostBody || (isOfClient(error) && error.name === 'TimeoutError');
}

/** Everything that the client throws has `$metadata`. Any other failure, such as one of the code that supplies the bytes, isn't the store's. */
export function isOfClient(error: unknown): error is Failure {
  return Boolean((error as Failure).$metadata);
}

/** Whether the store answered that there are no bytes. A bucket that is missing is something else. */
export function isMissing(error: unknown): boolean {
  return (error as Failure).name === 'NoSuchKey';
}

/** Whether the range begins behind the last byte. */
export function isBehindEnd(error: unknown): boolean {
  return (error as Failure).name === 'InvalidRange';
}

/**
 * A failure of the store, however it came about, is 503: what was sent can be sent again. The cause is for the log and for the
 * admins' page of health. What isn't the store's failure stays as it is.
 */
export function ofStore(error: unknown, { setBy }: S3Settings): unknown {
  if (error instanceof LostBody) return away(error);
  if (!isOfClient(error)) return error;
  const { name, $metadata } = error;
  const status = $metadata.httpStatusCode;
  const why = REFUSALS[name];
  const cause = why
    ? new S3Refusal(`The S3 store refuses: ${why(setBy)}`, { cause: error })
    : new Error(`The S3 store doesn't answer as it should: ${name}${status ? ` (${status})` : ''}`, { cause: error });
  return away(cause);
}

export function away(cause: unknown): Problem {
  return new Problem('unavailable', { retryAfter: RETRY_SECONDS, cause });
}
