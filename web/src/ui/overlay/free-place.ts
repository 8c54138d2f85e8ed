export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="tab"], [contenteditable="true"]';
/** Pixels that stay free around a control. */
const GAP = 4;
/** Pixels between one height that is tried and the next. */
const STEP = 16;

const area = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** How much of the controls lies under the box: 1 is a whole button, or the halves of two. */
function covered(box: Box, controls: readonly Box[]): number {
  const around = { left: box.left - GAP, top: box.top - GAP, right: box.right + GAP, bottom: box.bottom + GAP };
  return controls.reduce((sum, control) => sum + area(common(around, control)) / Math.max(1, area(control)), 0);
}

/**
 * Where a box can be in a window of this size: in its place, in the middle or on the other side, then the same further and
 * further away from its edge, as far as the opposite one.
 */
function places(own: Box, width: number, height: number): Box[] {
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const edge = Math.max(0, Math.min(own.left, own.top, width - own.right, height - own.bottom));
  const lefts = [own.left, (width - wide) / 2, edge, width - edge - wide];
  const down = own.top + own.bottom < height;
  const last = height - own.bottom;
  const steps = Math.max(0, Math.floor(Math.abs(last - own.top) / STEP));
  const tops = Array.from({ length: steps + 1 }, (_none, step) => own.top + (down ? step : -step) * STEP);
  return tops.flatMap((top) => lefts.map((left) => ({ left, top, right: left + wide, bottom: top + high })));
}

/** The first place where the box covers no control, or else the one where it covers the least. */
export function freePlace(own: Box, width: number, height: number, controls: readonly Box[]): Box {
  let best = own;
  let least = covered(own, controls);
  for (const place of least > 0 ? places(own, width, height) : []) {
    const here = covered(place, controls);
    if (here < least) [best, least] = [place, here];
    if (least === 0) break;
  }
  return best;
}

/** The controls that a reader can see and click, apart from those in the element itself. */
function controlsAround(element: HTMLElement): Box[] {
  const inside = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const seen = common(control.getBoundingClientRect(), inside);
    // What is only there for screen readers is a pixel.
    if (area(seen) <= 1 || element.contains(control)) return [];
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    // Something else may lie over it, such as a dialog, or a list may have scrolled it away.
    const top = document.elementsFromPoint(x, y).find((entry) => !element.contains(entry));
    return top && (control.contains(top) || top.contains(control)) ? [seen] : [];
  });
}

/** How often what lies beneath is looked at, in milliseconds. */
const LOOK_EVERY_MS = 500;
const POINTER = ['pointermove', 'pointerleave'] as const;

/**
 * Moves an element with `position: fixed` out of the way of what can be clicked, now and while the page changes beneath it.
 * It stays where it is while the reader points at it or has the focus in it. Moved by `translate`, which is no change of the layout.
 * `onNoPlace` is called where it would cover something in every place. Returns what stops it.
 */
export function stepAside(element: HTMLElement, onNoPlace?: () => void): () => void {
  let moved = { x: 0, y: 0 };
  // What came under a resting pointer, as over the button that was just clicked, isn't being read: `:hover` would say so.
  let pointedAt = false;
  const point = ({ type, movementX, movementY }: PointerEvent) => {
    if (type === 'pointerleave') pointedAt = false;
    else if (movementX || movementY) pointedAt = true;
  };
  const look = () => {
    if (document.hidden || pointedAt || element.matches(':focus-within')) return;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const controls = controlsAround(element);
    // A window that was turned or narrowed can leave it outside, where it covers nothing and no one sees it.
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (inside && covered({ left, top, right, bottom }, controls) === 0) return;
    const own = { left: left - moved.x, top: top - moved.y, right: right - moved.x, bottom: bottom - moved.y };
    const place = freePlace(own, innerWidth, innerHeight, controls);
    if (covered(place, controls) > 0) onNoPlace?.();
    moved = { x: place.left - own.left, y: place.top - own.top };
    element.style.translate = `${moved.x}px ${moved.y}px`;
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  for (const type of POINTER) element.addEventListener(type, point);
  return () => {
    clearInterval(timer);
    for (const type of POINTER) element.removeEventListener(type, point);
    element.style.translate = '';
  };
}
