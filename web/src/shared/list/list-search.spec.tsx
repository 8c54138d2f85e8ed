import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ListSearch } from './ListSearch';

const onChange = jest.fn<(text: string) => void>();
const search = (value: string) => <ListSearch value={value} label="Search" onChange={onChange} />;
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(250));

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockReset();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('searching while one types', () => {
  it('keeps the letter that was typed before the address came back', async () => {
    const { rerender } = render(search(''));
    type('a');
    await pause();
    expect(onChange.mock.calls).toEqual([['a']]);
    type('ab');
    rerender(search('a'));
    expect(field().value).toBe('ab');
    await pause();
    expect(onChange.mock.calls).toEqual([['a'], ['ab']]);
    rerender(search('ab'));
    expect(field().value).toBe('ab');
  });

  it('follows the address when that changes otherwise', async () => {
    const { rerender } = render(search(''));
    type('a');
    await pause();
    rerender(search('a'));
    rerender(search(''));
    expect(field().value).toBe('');
  });
});
