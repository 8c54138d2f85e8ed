import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { useStayAtEnd } from './components/use-stay-at-end';

afterEach(cleanup);

function List({ lines }: { lines: readonly string[] }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  useStayAtEnd(list);
  return (
    <ol ref={setList}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}

/** A list of 300 px with lines of 100 px: jsdom has no layout of its own. */
function shown(lines: readonly string[]) {
  const page = render(<List lines={lines} />);
  const list = page.container.querySelector('ol') as HTMLElement;
  Object.defineProperty(list, 'clientHeight', { get: () => 300 });
  Object.defineProperty(list, 'scrollHeight', { get: () => list.children.length * 100 });
  return { list, more: (all: readonly string[]) => act(async () => page.rerender(<List lines={all} />)) };
}

it('a list that is read to its end stays there when it grows, and elsewhere where the reader left it', async () => {
  const { list, more } = shown(['a', 'b', 'c', 'd']);
  await more(['a', 'b', 'c', 'd', 'e']);
  expect(list.scrollTop).toBe(500);
  list.scrollTop = 0;
  list.dispatchEvent(new Event('scroll'));
  await more(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(list.scrollTop).toBe(0);
});
