import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { photosQuery } from './api/photos';
import { PhotoEditor } from './components/PhotoEditor';

const browserFetch = globalThis.fetch;
let answers: ((id: string) => void)[];

beforeEach(() => {
  answers = [];
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        answers.push((id) =>
          resolve(new Response(JSON.stringify({ id }), { headers: { 'content-type': 'application/json' } })),
        );
      }),
  );
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

function Editor() {
  const [ids, setIds] = useState(['old', 'other']);
  return (
    <>
      <PhotoEditor unitId="u" value={ids} onChange={setIds} />
      <output aria-label="ids">{ids.join(' ')}</output>
    </>
  );
}

it('photos that are removed while others are on their way stay removed', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(photosQuery('u').queryKey, []);
  const { container } = render(
    <Around features={['listings', '../app']}>
      <QueryClientProvider client={client}>
        <Editor />
      </QueryClientProvider>
    </Around>,
  );
  const answer = (at: number, id: string) => act(async () => answers[at]?.(id));
  const ids = () => screen.getByLabelText('ids').textContent;
  await act(async () =>
    fireEvent.change(container.querySelector('input[type=file]') as Element, {
      target: { files: [new File(['1'], '1.png'), new File(['2'], '2.png')] },
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await answer(0, 'first');
  expect(ids()).toBe('other first');
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  await answer(1, 'second');
  expect(ids()).toBe('other second');
});
