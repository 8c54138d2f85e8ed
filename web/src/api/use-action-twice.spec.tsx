import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useAction } from './use-action';

afterEach(cleanup);

it('a second click while the first is running is not sent, and the answer of the first shows', async () => {
  const answers: ((answer: string) => void)[] = [];
  const Letters = () => {
    const { mutate, data } = useAction<{ ids: string[] }, string>({
      run: () => new Promise((resolve) => void answers.push(resolve)),
    });
    return (
      <button type="button" onClick={() => mutate({ ids: ['a'] })}>
        {data ?? 'Email letters'}
      </button>
    );
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Letters />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button');
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.('433 letters'));
  expect(button.textContent).toBe('433 letters');
  await act(async () => void fireEvent.click(button));
  expect(answers).toHaveLength(2);
});
