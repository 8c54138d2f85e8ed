import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import { useLengthNote } from './use-length-note';

afterEach(cleanup);

function Note({ text }: { text: string }) {
  const { note, error } = useLengthNote(text, 100);
  return <output>{error ?? note ?? 'nothing'}</output>;
}

const said = (text: string) => {
  cleanup();
  render(
    <Around features={['../shared']}>
      <Note text={text} />
    </Around>,
  );
  return screen.getByRole('status').textContent;
};

it('a message is counted near its end, and what is too long is said, not cut', () => {
  expect(said('a'.repeat(90))).toBe('nothing');
  expect(said('a'.repeat(99))).toBe('1 character left');
  expect(said(`  ${'🚿'.repeat(100)}  `)).toBe('0 characters left');
  expect(said('a'.repeat(102))).toBe(
    'This is 2 characters too long. Shorten it to 100 characters, or send it in several messages.',
  );
});
