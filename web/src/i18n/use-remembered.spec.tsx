import { afterEach, expect, it } from '@jest/globals';
import { startTransition, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { remember, useRemembered } from './remember';

const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const before = surroundings.IS_REACT_ACT_ENVIRONMENT;

afterEach(() => {
  surroundings.IS_REACT_ACT_ENVIRONMENT = before;
});

it('FIRST-5 a value that arrives a moment later keeps the order of the following hooks', async () => {
  // As in the browser, React itself decides when to continue.
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
  const words = remember(async () => 'here');
  const recovered: unknown[] = [];
  let drawn: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (drawn = resolve));
  function Page() {
    const text = useRemembered(words);
    useEffect(() => drawn(), []);
    return text;
  }
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (error) => recovered.push(error) });
  startTransition(() =>
    root.render(
      <Suspense>
        <Page />
      </Suspense>,
    ),
  );
  await done;
  root.unmount();
  expect(recovered).toEqual([]);
});
