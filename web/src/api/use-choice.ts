import { useState } from 'react';
import type { After } from './use-action';

/**
 * A choice that is sent with its press: shows what was pressed until the server has answered, then what it knows.
 * The library tells of a call a moment after the press; a radio button that waited for it would jump back in between.
 */
export function useChoice<Value>(
  known: Value,
  send: (value: Value, after: Pick<After<unknown, unknown>, 'onSettled'>) => void,
) {
  const [press, setPress] = useState<{ value: Value }>();
  const choose = (value: Value) => {
    const latest = { value };
    setPress(latest);
    send(value, { onSettled: () => setPress((now) => (now === latest ? undefined : now)) });
  };
  return [press ? press.value : known, choose] as const;
}
