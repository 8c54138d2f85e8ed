import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { Problem } from './problem';

/** Without an answer nobody knows whether the action happened: the same key makes asking again harmless. */
const undecided = (error: unknown) => !(error instanceof Problem) || error.status === 0 || error.status >= 500;

const sameAction = (left: unknown, right: unknown) => left === right || JSON.stringify(left) === JSON.stringify(right);

interface Attempt {
  input: unknown;
  key: string;
}

/** One key per user action, held until the server has decided about it. */
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
  /** The call; `key` goes into its `Idempotency-Key` header: `headers: idempotency(key)`. */
  run: (input: Input, key: string) => Promise<Result>;
  /** Resources whose queries are read again afterwards: the first part of their keys. */
  changes?: readonly string[];
  onSuccess?: (result: Result, input: Input) => void;
  /** The form shows failures itself: no toast. */
  quiet?: boolean;
}

/** A change that a person asks for: one call, one key, then the queries that it made stale. */
export function useAction<Input = void, Result = unknown>(options: ActionOptions<Input, Result>): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  const keys = useRef(makeActionKeys());
  return useMutation<Result, Error, Input>({
    meta: { quiet: options.quiet ?? false },
    mutationFn: (input) => options.run(input, keys.current.keyFor(input)),
    onError: (error) => {
      if (!undecided(error)) keys.current.decided();
    },
    onSuccess: (result, input) => {
      keys.current.decided();
      for (const resource of options.changes ?? []) void client.invalidateQueries({ queryKey: [resource] });
      options.onSuccess?.(result, input);
    },
  });
}
