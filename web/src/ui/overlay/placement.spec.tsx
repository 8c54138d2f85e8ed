import { describe, expect, it } from '@jest/globals';
import { place } from './placement';

// jsdom's window is 1024 × 768.
const box = (x: number, y: number, w: number, h: number): DOMRect => new DOMRect(x, y, w, h);
const panel = box(0, 0, 200, 100);

describe('place', () => {
  it('is below its anchor, aligned to either end', () => {
    expect(place(box(100, 100, 80, 40), panel, 'bottom', 'start')).toEqual({ left: 100, top: 148 });
    expect(place(box(300, 100, 80, 40), panel, 'bottom', 'end')).toEqual({ left: 180, top: 148 });
  });

  it('moves above when there is no room below', () => {
    expect(place(box(100, 700, 80, 40), panel, 'bottom', 'start').top).toBe(592);
  });

  it('covers its anchor when there is no room above or below, so that its end can be reached', () => {
    expect(place(box(100, 400, 80, 40), box(0, 0, 200, 700), 'bottom', 'start').top).toBe(60);
    expect(place(box(100, 700, 80, 40), box(0, 0, 200, 752), 'bottom', 'start').top).toBe(8);
  });

  it('moves to the left when there is no room on the right', () => {
    expect(place(box(900, 300, 30, 38), panel, 'right', 'center')).toEqual({ left: 692, top: 269 });
  });

  it('never leaves the window', () => {
    expect(place(box(1000, 10, 20, 20), panel, 'bottom', 'start').left).toBe(816);
    expect(place(box(0, 0, 20, 20), panel, 'top', 'center')).toEqual({ left: 8, top: 28 });
  });
});
