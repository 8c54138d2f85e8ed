import { useState } from 'react';
import type { After } from './use-action';

/**
 * A choice that is sent when it is clicked. It shows what was clicked until the server has answered, then the server's value.
 * The library reports a running call a moment after the click, so a radio button that waited for it would jump back in between.
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
