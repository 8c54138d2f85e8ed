import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { undecided } from './client';
import { toProblem } from './problem';
import { readAgain } from './read-again';

/** JSON would turn every file into `{}`. */
const plain = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
const sameAction = (left: unknown, right: unknown) =>
  left === right || JSON.stringify(left, plain) === JSON.stringify(right, plain);

interface Attempt {
  input: unknown;
  key: string;
}

/** One key for each user action, kept until the server has decided about it. */
export function makeActionKeys(newKey: () => string = uuid) {
  let open: Attempt | undefined;
  return {
    keyFor(input: unknown): string {
      if (!open || !sameAction(open.input, input)) open = { input, key: newKey() };
      return open.key;
    },
    decided(): void {
      open = undefined;
    },
  };
}

export interface ActionOptions<Input, Result> {
  /** The call. `key` goes into its `Idempotency-Key` header: `headers: idempotency(key)`. */
  run: (input: Input, key: string) => Promise<Result>;
  /** Resources whose queries are reloaded afterwards: the first part of their keys. */
  changes?: readonly string[];
  /** The query whose new value is the answer. It is updated immediately, so that the next change sends its version. */
  answers?: QueryKey;
  onSuccess?: (result: Result, input: Input) => void;
  /** The form shows failures itself, without a toast. */
  quiet?: boolean;
}

/** What happens after one click. */
export interface After<Input, Result> {
  onSuccess?: (result: Result, input: Input) => void;
  onError?: (error: Error, input: Input) => void;
  onSettled?: () => void;
}

type Press<Input, Result> = undefined extends Input
  ? (input?: Input, after?: After<Input, Result>) => void
  : (input: Input, after?: After<Input, Result>) => void;

export type Action<Input, Result> = Omit<UseMutationResult<Result, Error, Input>, 'mutate'> & {
  mutate: Press<Input, Result>;
};

/** A change that a person makes: one call, one key, then a reload of the queries that it made stale. */
export function useAction<Input = void, Result = unknown>(
  options: ActionOptions<Input, Result>,
): Action<Input, Result> {
  const client = useQueryClient();
  const keys = useRef(makeActionKeys());
  const mutation = useMutation<Result, Error, Input>({
    meta: { quiet: options.quiet ?? false },
    mutationFn: (input) => options.run(input, keys.current.keyFor(input)),
    onError: (error) => {
      if (!undecided(error)) keys.current.decided();
      // Someone was faster: the page shows what they changed, and the next try is based on it.
      if (toProblem(error).code === 'stale_version') readAgain(client, options.changes ?? []);
    },
    onSuccess: (result, input) => {
      keys.current.decided();
      if (options.answers) client.setQueryData(options.answers, result);
      readAgain(client, options.changes ?? []);
      options.onSuccess?.(result, input);
    },
  });
  const { mutateAsync } = mutation;
  const running = useRef<unknown[]>([]);
  // The library drops a mutation's callbacks once its component is unmounted, and a live update often does that before the
  // answer arrives. The promise keeps working.
  const mutate = useCallback(
    (input: Input, after?: After<Input, Result>) => {
      // A second click can come before the button is disabled. Its answer, that the first request is still running, would hide
      // the answer to the first.
      if (running.current.some((other) => sameAction(other, input))) return;
      running.current.push(input);
      void mutateAsync(input)
        .finally(() => running.current.splice(running.current.indexOf(input), 1))
        .then(
          (result) => after?.onSuccess?.(result, input),
          (error: Error) => after?.onError?.(error, input),
        )
        .finally(() => after?.onSettled?.());
    },
    [mutateAsync],
  ) as Press<Input, Result>;
  return { ...mutation, mutate };
}
