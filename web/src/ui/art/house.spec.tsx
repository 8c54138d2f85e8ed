import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { House } from './House';
import { houseFor, type HouseSpec } from './house';
import { HousePicture } from './HousePicture';
import { PlanPicture } from './PlanPicture';
import { hash } from './seed';

const PINNED: HouseSpec = {
  floors: 3,
  columns: 4,
  roof: 'flat',
  door: 3,
  lit: [
    [0, 1],
    [0, 2],
    [1, 0],
    [2, 2],
  ],
  litDoor: true,
  litRoof: false,
  arched: true,
  balconies: [],
  chimney: true,
  tank: false,
  stair: false,
  awning: false,
};

const ids = Array.from({ length: 300 }, (_, index) => `0199-${index}`);

describe('houses', () => {
  it('are a function of the seed', () => {
    const once = ids.map((id) => houseFor(id));
    expect(ids.map((id) => houseFor(id))).toEqual(once);
    expect(new Set(once.map((house) => JSON.stringify(house))).size).toBeGreaterThan(250);
    expect(new Set(once.map((house) => house.roof)).size).toBe(5);
  });

  it('stay the same for ever: a known seed gives a known house', () => {
    expect([hash('a'), hash('foobar')]).toEqual([0xe40c292c, 0xbf9cf968]);
    expect(houseFor('4120 Rue Saint-Denis')).toEqual(PINNED);
  });

  it('keep what is known of them', () => {
    expect(houseFor('x', { floors: 5, columns: 4, roof: 'mansard', lit: [[1, 2]] })).toMatchObject({
      floors: 5,
      columns: 4,
      roof: 'mansard',
      lit: [[1, 2]],
    });
  });

  it('have their door inside the wall', () => {
    for (const id of ids) {
      const house = houseFor(id);
      expect(house.door).toBeGreaterThanOrEqual(0);
      expect(house.door).toBeLessThan(house.columns);
    }
  });

  it('light exactly the windows that are lit', () => {
    const count = (lit: [number, number][]): number => {
      const spec = houseFor('x', {
        floors: 3,
        columns: 3,
        roof: 'flat',
        door: 0,
        lit,
        litDoor: false,
        litRoof: false,
        arched: false,
        awning: false,
        balconies: [],
      });
      const { container } = render(
        <svg>
          <House spec={spec} palette="street" />
        </svg>,
      );
      return (container.querySelector('path.lit')?.getAttribute('d')?.match(/M/g) ?? []).length;
    };
    expect([
      count([]),
      count([[1, 1]]),
      count([
        [1, 1],
        [2, 0],
      ]),
    ]).toEqual([0, 1, 2]);
  });

  it('show the same picture wherever a home has no photograph', () => {
    const [first, second] = [render(<HousePicture seed="a" />), render(<HousePicture seed="a" />)];
    expect(first.container.innerHTML).toBe(second.container.innerHTML);
    expect(render(<HousePicture seed="b" />).container.innerHTML).not.toBe(first.container.innerHTML);
    expect(first.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('PlanPicture', () => {
  it.each([10, 50])('has exactly %i windows', (windows) => {
    const { container } = render(<PlanPicture windows={windows} />);
    expect(container.querySelector('path.glow')?.getAttribute('d')?.match(/M/g)).toHaveLength(windows);
  });
});
