import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Toaster } from './Toaster';
import { dismissToast, toast, TOAST_MS, type ToastInput } from './toastStore';

const say = (input: ToastInput): void => act(() => void toast(input));
const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />);
});

afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

describe('messages', () => {
  it('CN-003 shows one at a time: the newest takes the place of the one before', () => {
    say({ title: <>First</> });
    say({ title: <>Second</> });
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getAllByText('Second')).toHaveLength(1);
    wait(TOAST_MS.default);
    expect(screen.queryByText('First')).toBeNull();
  });

  it.each([
    ['account', 4000],
    ['signIn', 3000],
    ['signOut', 1000],
  ] as const)('CN-008 keeps the documented time after %s: %i ms', (kind, ms) => {
    expect(TOAST_MS[kind]).toBe(ms);
    say({ title: <>Done</>, duration: TOAST_MS[kind] });
    wait(ms - 1);
    expect(screen.getByText('Done')).toBeTruthy();
    wait(1);
    expect(screen.queryByText('Done')).toBeNull();
  });

  it('gives a newer message its own full time', () => {
    say({ title: <>First</> });
    wait(3900);
    say({ title: <>Second</> });
    wait(3900);
    expect(screen.getByText('Second')).toBeTruthy();
  });

  it('keeps errors until they are dismissed, and announces them immediately', () => {
    say({ kind: 'error', title: <>Not saved</> });
    wait(60_000);
    expect(within(screen.getByRole('alert')).getByText('Not saved')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('brings an error back that a note covered, and not after a later success', () => {
    say({ kind: 'error', title: <>Not saved</> });
    say({ kind: 'info', title: <>You are offline</> });
    expect(screen.queryByText('Not saved')).toBeNull();
    wait(TOAST_MS.default);
    expect(screen.getByText('Not saved')).toBeTruthy();
    say({ title: <>Saved</> });
    wait(TOAST_MS.default);
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('does not pile up the same error', () => {
    const title = <>Not saved</>;
    say({ kind: 'error', title });
    say({ kind: 'error', title });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('waits while the pointer is on it', () => {
    say({ title: <>Read me</> });
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
    wait(60_000);
    expect(screen.getByText('Read me')).toBeTruthy();
    fireEvent.mouseLeave(screen.getByRole('region', { name: 'Messages' }));
    wait(TOAST_MS.default);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('offers one thing to do, once', () => {
    const undo = jest.fn();
    say({ title: <>Deleted</>, action: { label: <>Undo</>, onClick: undo } });
    expect(within(screen.getByRole('status')).getByText('Deleted')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).toBeNull();
  });
});
