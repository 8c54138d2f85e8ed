import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { turnKeys } from './single-keys';
import { useKeys } from './use-keys';

const home = jest.fn();
const create = jest.fn();
const help = jest.fn();

function Page() {
  useKeys({ 'g h': home, n: create, '?': help });
  return (
    <>
      <input aria-label="Name" />
      <input aria-label="Agree" type="checkbox" />
      <select aria-label="Kind" />
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Text" />
      <div role="menu" tabIndex={-1} aria-label="Menu" />
      <button>Save</button>
    </>
  );
}
const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more });

beforeEach(() => {
  for (const called of [home, create, help]) called.mockReset();
  // jsdom knows no contenteditable.
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('contenteditable') === 'true';
    },
  });
  render(<Page />);
});
afterEach(() => {
  cleanup();
  turnKeys(true);
});

describe('single keys', () => {
  it('are commands alone or one after the other', () => {
    press('n');
    press('?', { shiftKey: true });
    press('g');
    press('h');
    press('N', { shiftKey: true });
    expect([home, create, help].map((called) => called.mock.calls.length)).toEqual([1, 2, 1]);
  });

  it('forget the first one if another key or a pause follows', () => {
    press('g');
    press('x');
    press('h');
    const late = new KeyboardEvent('keydown', { key: 'h', bubbles: true });
    Object.defineProperty(late, 'timeStamp', { value: 1e15 });
    press('g');
    document.body.dispatchEvent(late);
    expect(home).not.toHaveBeenCalled();
  });

  it.each(['Name', 'Kind', 'Text', 'Menu'])('are words in the field %s', (label) => {
    press('n', {}, screen.getByLabelText(label));
    expect(create).not.toHaveBeenCalled();
  });

  it('still work on a checkbox and a button, where no one writes', () => {
    press('n', {}, screen.getByLabelText('Agree'));
    press('n', {}, screen.getByRole('button'));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('leave keys with a modifier to the browser, and all to an open dialog', () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) press('n', more);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    press('n');
    dialog.remove();
    expect(create).not.toHaveBeenCalled();
  });

  it('do nothing where they are turned off', () => {
    turnKeys(false);
    press('n');
    press('?');
    expect(create).not.toHaveBeenCalled();
    expect(help).not.toHaveBeenCalled();
    turnKeys(true);
    press('n');
    expect(create).toHaveBeenCalledTimes(1);
  });
});
