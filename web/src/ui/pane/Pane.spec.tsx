import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Pane } from './Pane';
import type { PaneKind } from './status';
import { StatusChip } from './StatusChip';

const KINDS: PaneKind[] = ['full', 'half', 'part', 'empty', 'bar', 'dashed', 'hatch', 'clock', 'check', 'cross'];

const drawing = (kind: PaneKind, size?: 'window'): string => {
  const { container } = render(<Pane kind={kind} size={size} />);
  return [...container.querySelectorAll('path')]
    .map((path) => `${path.getAttribute('class')} ${path.getAttribute('d')}`)
    .join('|');
};

describe('Pane', () => {
  it.each(['glyph', 'window'] as const)('draws every kind differently as a %s', (size) => {
    const drawings = KINDS.map((kind) => drawing(kind, size === 'window' ? size : undefined));
    expect(new Set(drawings).size).toBe(KINDS.length);
  });

  it('takes kind and color from a status, and is hidden from screen readers', () => {
    const { container } = render(<Pane status="overdue" />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('data-pane')).toBe('bar');
    expect(svg?.getAttribute('data-status')).toBe('overdue');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
  });

  it('keeps an emergency visible outside its solid chip', () => {
    const { container } = render(<Pane status="emergency" />);
    expect(container.querySelector('svg')?.getAttribute('data-status')).toBe('danger');
  });
});

describe('StatusChip', () => {
  it('says the status in words beside the pane', () => {
    render(<StatusChip status="processing">En traitement</StatusChip>);
    const chip = screen.getByText('En traitement').parentElement;
    expect(chip?.getAttribute('data-status')).toBe('processing');
    expect(chip?.querySelector('svg')?.getAttribute('data-pane')).toBe('half');
  });
});
