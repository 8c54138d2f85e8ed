import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Street, type StreetPropertyData } from './Street';

const property = (id: string, labels: string[], columns: number): StreetPropertyData => ({
  id,
  plate: id,
  name: `Rue ${id}`,
  href: `/properties/${id}`,
  plan: { columns, roof: 'flat', chimney: false },
  units: labels.map((label) => ({
    id: label,
    href: `/units/${label}`,
    status: 'paid',
    label,
    tooltip: `Bubble of ${label}`,
  })),
});

const PROPERTIES = [property('4120', ['101', '102', '201', '202'], 2), property('87', ['1', '2'], 1)];

const window = (name: string): HTMLElement => screen.getByRole('link', { name });
const focus = (name: string): void => act(() => window(name).focus());
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });
const stops = (): string[] =>
  screen
    .getAllByRole('link')
    .filter((link) => link.tabIndex === 0 && link.dataset.spot)
    .map((link) => link.getAttribute('aria-label') ?? '');

beforeEach(() => {
  render(<Street label="Your street" properties={PROPERTIES} />);
});

describe('Street', () => {
  it('is a list of properties, each a list of links to its units', () => {
    const street = screen.getByRole('list', { name: 'Your street' });
    expect(within(street).getAllByRole('list')).toHaveLength(2);
    expect(window('202').getAttribute('href')).toBe('/units/202');
    expect(screen.getByRole('link', { name: /Rue 87/ }).getAttribute('href')).toBe('/properties/87');
  });

  it('is one stop of the Tab key and remembers the window left', () => {
    expect(stops()).toEqual(['101']);
    focus('101');
    press('ArrowUp');
    expect(document.activeElement).toBe(window('201'));
    expect(stops()).toEqual(['201']);
  });

  it('moves between windows and buildings by arrow keys', () => {
    focus('101');
    press('ArrowRight');
    press('ArrowUp');
    press('ArrowRight');
    expect(document.activeElement).toBe(window('2'));
    press('ArrowDown');
    expect(document.activeElement).toBe(window('1'));
    press('ArrowLeft');
    expect(document.activeElement).toBe(window('102'));
  });

  it('shows a bubble on focus that describes the window and closes with Escape', () => {
    focus('101');
    const bubble = screen.getByRole('tooltip');
    expect(bubble.textContent).toBe('Bubble of 101');
    expect(window('101').getAttribute('aria-describedby')).toBe(bubble.id);
    press('Escape');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.activeElement).toBe(window('101'));
  });

  it('shows the bubble under the pointer', () => {
    fireEvent.mouseEnter(window('2'));
    expect(screen.getByRole('tooltip').textContent).toBe('Bubble of 2');
    fireEvent.mouseLeave(window('2'));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
