import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SCENE, wallHeight, windowAt } from './grid';
import { NightStreet } from './NightStreet';
import { heroFront, layRow } from './scenes';

const css = readFileSync(join(process.cwd(), 'web/src/ui/art/NightStreet.module.css'), 'utf8');

function pinned(note: number): number[] {
  const rule = new RegExp(`\\.note${note} \\{[^}]*bottom: ([\\d.]+)%;[^}]*left: ([\\d.]+)%`).exec(css);
  return [Number(rule?.[2]), Number(rule?.[1])];
}

/** Middle of a column of the n-th house in percent of the drawing, and of a height above the ground. */
function middle(viewBox: string, house: number, column: number, above: number): [number, number] {
  const [, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const { placed, width: row } = layRow(heroFront());
  const x = placed.filter(({ item }) => item.kind === 'house')[house]?.x ?? 0;
  const left = x + windowAt(SCENE, 0, column).x + SCENE.w / 2 - (row - width) / 2;
  return [(left / width) * 100, ((above + height + top) / height) * 100];
}

describe('NightStreet', () => {
  it('is silent, and its notes can be read', () => {
    const { container } = render(
      <NightStreet callouts={['Rent paid', 'Thank you', 'Thursday 9:00', 'one too many']} />,
    );
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('Thursday 9:00')).toBeTruthy();
    expect(screen.queryByText('one too many')).toBeNull();
  });

  it('hangs its notes from lit windows', () => {
    const { container } = render(<NightStreet />);
    const viewBox = container.querySelector('svg')?.getAttribute('viewBox') ?? '';
    const top = windowAt(SCENE, 3, 2).y;
    const windows = [
      middle(viewBox, 4, 2, -top - SCENE.h / 2),
      middle(viewBox, 5, 1, wallHeight(SCENE, 2) + 20),
      middle(viewBox, 7, 1, wallHeight(SCENE, 3) + 21),
    ];
    windows.forEach(([x, y], index) => {
      const [left = 0, bottom = 0] = pinned(index + 1);
      expect(left).toBeCloseTo(x, 1);
      expect(bottom).toBeCloseTo(y, 0);
    });
  });

  it('lights few windows: one beside a form', () => {
    const { container } = render(<NightStreet scene="panel" />);
    const front = [...container.querySelectorAll('g.night path.lit')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0,
    );
    expect(front.reduce((sum, count) => sum + count, 0)).toBe(2); // the window and the light above its door
  });
});
