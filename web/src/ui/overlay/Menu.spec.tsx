import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Menu } from './Menu';

const rename = jest.fn();

beforeEach(() => {
  rename.mockClear();
  render(
    <Menu
      items={[
        { label: 'Rename', onSelect: rename },
        { label: 'Locked', disabled: true, onSelect: rename },
        'divider',
        { label: 'Property', href: '/properties' },
        { label: 'Delete', danger: true },
      ]}
      trigger={(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
    />,
  );
});

const button = (): HTMLElement => screen.getByRole('button', { name: 'More' });
const focused = (): string | null => document.activeElement?.textContent ?? null;
const key = (name: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

describe('Menu', () => {
  it('opens on its first item, named by its button', () => {
    fireEvent.click(button());
    expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Rename');
  });

  it('opens on its last item with the up arrow', () => {
    button().focus();
    key('ArrowUp');
    expect(focused()).toBe('Delete');
  });

  it('moves by arrows past what is disabled, round both ends, and by first letter', () => {
    fireEvent.click(button());
    key('ArrowDown');
    expect(focused()).toBe('Property');
    key('End');
    key('ArrowDown');
    expect(focused()).toBe('Rename');
    key('ArrowUp');
    expect(focused()).toBe('Delete');
    key('p');
    expect(focused()).toBe('Property');
  });

  it('closes on Escape and gives the focus back', () => {
    fireEvent.click(button());
    key('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('closes when something else is clicked', () => {
    fireEvent.click(button());
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('does what was chosen, and nothing that is disabled', () => {
    fireEvent.click(button());
    fireEvent.click(screen.getByRole('menuitem', { name: 'Locked' }));
    expect(rename).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    expect(rename).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leads somewhere by links', () => {
    fireEvent.click(button());
    expect(screen.getByRole('menuitem', { name: 'Property' }).getAttribute('href')).toBe('/properties');
  });
});
