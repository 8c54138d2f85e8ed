import { describe, expect, it } from '@jest/globals';
import { moveInStreet, planBuilding, columnsFor } from './plan';

describe('planBuilding', () => {
  it('is a function of id and number of units', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `property-${index}`);
    const once = ids.map((id) => planBuilding(id, 6));
    expect(ids.map((id) => planBuilding(id, 6))).toEqual(once);
    expect(new Set(once.map((plan) => plan.roof)).size).toBeGreaterThan(3);
  });

  it('does not depend on what was planned before', () => {
    const alone = planBuilding('b', 9);
    planBuilding('a', 3);
    expect(planBuilding('b', 9)).toEqual(alone);
  });

  it.each([1, 2, 3, 4, 6, 8, 9, 12, 39, 120])('has a window for each of %i units', (units) => {
    const { columns, floors } = planBuilding('x', units);
    expect(columns * floors).toBeGreaterThanOrEqual(units);
    expect(columns * (floors - 1)).toBeLessThan(units);
  });

  it.each([
    [2, 1],
    [4, 2],
    [6, 2],
    [8, 2],
    [9, 3],
    [12, 3],
  ])('sets %i units in %i columns, as the mock-ups do', (units, columns) => {
    expect(columnsFor(units)).toBe(columns);
  });

  it('keeps what is given', () => {
    expect(planBuilding('x', 6, { roof: 'gable', columns: 3, chimney: false })).toEqual({
      roof: 'gable',
      columns: 3,
      floors: 2,
      chimney: false,
    });
  });
});

describe('moveInStreet', () => {
  // Two floors of two, nothing, three floors of three of which the top one has one window.
  const blocks = [
    { units: 4, columns: 2 },
    { units: 0, columns: 1 },
    { units: 7, columns: 3 },
  ];
  const go = (building: number, unit: number, key: string) => moveInStreet(blocks, { building, unit }, key);

  it('moves up and down within a building', () => {
    expect(go(0, 1, 'ArrowUp')).toEqual({ building: 0, unit: 3 });
    expect(go(0, 3, 'ArrowUp')).toEqual({ building: 0, unit: 3 });
    expect(go(0, 3, 'ArrowDown')).toEqual({ building: 0, unit: 1 });
    expect(go(2, 4, 'ArrowUp')).toEqual({ building: 2, unit: 4 });
  });

  it('moves to the next building on the same floor, past one without windows', () => {
    expect(go(0, 3, 'ArrowRight')).toEqual({ building: 2, unit: 3 });
    expect(go(2, 3, 'ArrowLeft')).toEqual({ building: 0, unit: 3 });
  });

  it('comes down to the highest floor that the next building has', () => {
    expect(go(2, 6, 'ArrowLeft')).toEqual({ building: 0, unit: 3 });
  });

  it('stays at the ends', () => {
    expect(go(0, 0, 'ArrowLeft')).toEqual({ building: 0, unit: 0 });
    expect(go(2, 6, 'ArrowRight')).toEqual({ building: 2, unit: 6 });
  });

  it('leaps to either end of the street', () => {
    expect(go(2, 3, 'Home')).toEqual({ building: 0, unit: 0 });
    expect(go(0, 0, 'End')).toEqual({ building: 2, unit: 6 });
  });

  it('leaves every other key to the browser', () => {
    expect(go(0, 0, 'Tab')).toBeUndefined();
    expect(go(0, 0, 'Enter')).toBeUndefined();
  });
});
