import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { freePlace, stepAside, type Box } from './free-place';

const box = (left: number, top: number, wide: number, high: number): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
/** A message of 400 × 60 in the lower right corner of a window of 1280 × 800. */
const OWN = box(856, 716, 400, 60);
const where = (...controls: Box[]) => freePlace(OWN, 1280, 800, controls);
const covers = (place: Box, control: Box) =>
  place.left < control.right && place.right > control.left && place.top < control.bottom && place.bottom > control.top;

describe('a free place for what floats', () => {
  it('is its own place while no control is there', () => {
    expect(where()).toEqual(OWN);
    expect(where(box(20, 20, 90, 40))).toEqual(OWN);
  });

  it('is beside a button in the same corner, at the same height', () => {
    const send = box(1160, 730, 90, 40);
    const place = where(send);
    expect(covers(place, send)).toBe(false);
    expect(place.top).toBe(OWN.top);
  });

  it('is above a row of controls that has the whole width', () => {
    const composer = box(0, 700, 1280, 100);
    const place = where(composer);
    expect(covers(place, composer)).toBe(false);
    expect([place.left, place.bottom > 600]).toEqual([OWN.left, true]);
  });

  it('stays within the window', () => {
    const place = where(box(0, 200, 1280, 600));
    expect([place.top >= 0, place.bottom <= 200]).toEqual([true, true]);
  });

  it('is where it covers the least when there are controls everywhere', () => {
    const list = Array.from({ length: 16 }, (_none, row) => box(0, row * 50, 1280, 50));
    const send = box(860, 720, 90, 40);
    const place = where(...list, send);
    expect(covers(place, send)).toBe(false);
  });

  it('looks for a place downwards for what is at the top, as on phones', () => {
    const bar = box(0, 60, 390, 100);
    const place = freePlace(box(16, 64, 358, 60), 390, 844, [bar]);
    expect([place.left, place.top >= 160]).toEqual([16, true]);
  });
});

describe('stepping aside', () => {
  const places = new Map<Element, Box>();
  const element = document.createElement('div');
  const send = document.createElement('button');
  let stop = () => undefined as void;
  const moved = () => element.style.translate;

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.append(send, element);
    Object.assign(window, { innerWidth: 1280, innerHeight: 800 });
    places.set(element, OWN);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = places.get(this) ?? box(0, 0, 0, 0);
      const [x = 0, y = 0] = (this as HTMLElement).style.translate
        .split(' ')
        .map((part) => Number.parseFloat(part) || 0);
      return {
        ...place,
        left: place.left + x,
        right: place.right + x,
        top: place.top + y,
        bottom: place.bottom + y,
      } as DOMRect;
    });
    document.elementsFromPoint = () => [element, send];
  });
  afterEach(() => {
    stop();
    places.clear();
    document.body.replaceChildren();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('moves away from a button that comes under it later, and not from one that a dialog covers', () => {
    stop = stepAside(element);
    expect(moved()).toBe('');
    places.set(send, box(1160, 730, 90, 40));
    document.elementsFromPoint = () => [element, document.createElement('dialog')];
    jest.advanceTimersByTime(600);
    expect(moved()).toBe('');
    document.elementsFromPoint = () => [element, send];
    jest.advanceTimersByTime(600);
    expect(moved()).toBe('-416px 0px');
  });

  it('comes back into a window that was made smaller', () => {
    places.set(send, box(1160, 730, 90, 40));
    stop = stepAside(element);
    expect(moved()).toBe('-416px 0px');
    // The same corner of a window that is half as wide.
    places.set(element, box(240, 720, 360, 56));
    places.set(send, box(10, 10, 90, 40));
    Object.assign(window, { innerWidth: 640 });
    jest.advanceTimersByTime(600);
    expect(moved()).toBe('0px 0px');
  });

  it('stays under the reader’s focus', () => {
    const undo = document.createElement('button');
    element.append(undo);
    undo.focus();
    places.set(send, box(1160, 730, 90, 40));
    stop = stepAside(element);
    jest.advanceTimersByTime(600);
    expect(moved()).toBe('');
    undo.blur();
    jest.advanceTimersByTime(600);
    expect(moved()).not.toBe('');
    undo.remove();
  });

  it('stays while the reader points at it, but not over a pointer that rests where it came to be', () => {
    const point = (type: string, movementX: number) =>
      element.dispatchEvent(Object.assign(new Event(type), { movementX, movementY: 0 }));
    const matches = element.matches.bind(element);
    jest.spyOn(element, 'matches').mockImplementation((what) => what.includes(':hover') || matches(what));
    stop = stepAside(element);
    point('pointermove', 0);
    places.set(send, box(1160, 730, 90, 40));
    jest.advanceTimersByTime(600);
    expect(moved()).toBe('-416px 0px');
    point('pointermove', 3);
    places.set(send, box(740, 730, 90, 40));
    jest.advanceTimersByTime(600);
    expect(moved()).toBe('-416px 0px');
    point('pointerleave', 0);
    jest.advanceTimersByTime(600);
    expect(moved()).toBe('0px 0px');
  });

  it('says so when it covers something in every place, a label as well, and not while there is a free one', () => {
    const label = document.createElement('label');
    document.body.append(label);
    const crowded = jest.fn();
    places.set(label, box(0, 0, 1280, 700));
    document.elementsFromPoint = () => [element, label];
    stop = stepAside(element, crowded);
    expect(crowded).not.toHaveBeenCalled();
    places.set(label, box(0, 0, 1280, 800));
    jest.advanceTimersByTime(600);
    expect(crowded).toHaveBeenCalled();
  });
});
