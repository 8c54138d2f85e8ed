/** Why an archive can't be imported. */
export type MoveFault =
  | 'damaged'
  | 'other_version'
  | 'not_allowed'
  | 'in_use'
  | 'busy'
  | 'too_slow'
  | 'ids_taken'
  | 'people_here'
  | 'books_differ';

/** An import that can't go on. The message says what to do, and nothing of the account was kept. */
export class MoveError extends Error {
  constructor(
    readonly fault: MoveFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const damaged = (what: string, cause?: unknown): MoveError =>
  new MoveError('damaged', `The archive is damaged or was changed: ${what}. Download it again.`, { cause });

export const notAllowed = (what: string, cause?: unknown): MoveError =>
  new MoveError('not_allowed', `The archive has something that no export writes: ${what}.`, { cause });
