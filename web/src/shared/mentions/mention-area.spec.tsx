import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MentionArea } from './MentionArea';

const PEOPLE = ['Ana Roy', 'Marc Roy'].map((name) => ({ id: name, name }));
const scrolled = jest.fn();

function Note({ people }: { people: typeof PEOPLE }) {
  const [text, setText] = useState('');
  return <MentionArea label="Note" mention="Mention" value={text} onText={setText} people={people} />;
}

beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.textContent?.trim());
  };
});
beforeEach(() => void scrolled.mockClear());
afterEach(cleanup);

it('says what the keys choose, and scrolls to it', async () => {
  render(<Note people={PEOPLE} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  expect(field.getAttribute('aria-haspopup')).toBe('listbox');
  await userEvent.type(field, 'Ask @{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen.textContent?.trim()).toBe('Marc Roy');
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id);
  expect(scrolled.mock.calls).toEqual([['Ana Roy'], ['Marc Roy']]);
  await userEvent.keyboard('{Enter}');
  expect(field.value).toBe('Ask @Marc Roy ');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
});

it('is an ordinary field where no one can be mentioned', () => {
  render(<Note people={[]} />);
  expect(screen.getByRole('textbox', { name: 'Note' }).hasAttribute('aria-haspopup')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Mention' })).toBeNull();
});
