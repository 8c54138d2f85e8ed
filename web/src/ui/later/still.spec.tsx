import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { loadStills, still } from './still';

const Door = ({ colour }: { colour: string }) => <i>{`a ${colour} door`}</i>;
let complaints: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  complaints.mockRestore();
});

it('FIRST-5 shows its drawing once that is there, with the same hooks before and after', async () => {
  let deliver: (door: typeof Door) => void = () => undefined;
  const Picture = still<{ colour: string }>(() => new Promise((resolve) => (deliver = resolve)));
  const { container, rerender } = await act(async () => render(<Picture colour="red" />));
  expect(container.textContent).toBe('');
  await act(async () => deliver(Door));
  await waitFor(() => expect(container.textContent).toBe('a red door'));
  await act(async () => rerender(<Picture colour="blue" />));
  expect(container.textContent).toBe('a blue door');
  expect(complaints.mock.calls.map(([text]) => String(text))).toEqual([]);
});

it('FIRST-5 what was loaded before is there at the first drawing', async () => {
  const Picture = still<{ colour: string }>(async () => Door);
  await loadStills();
  const { container } = render(<Picture colour="green" />);
  expect(container.textContent).toBe('a green door');
  expect(complaints).not.toHaveBeenCalled();
});
