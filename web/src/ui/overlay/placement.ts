import { useLayoutEffect, useEffect, type RefObject } from 'react';

export type Side = 'bottom' | 'top' | 'right';
export type Align = 'start' | 'center' | 'end';

const GAP = 8;
const EDGE = 8;
// On the server there is no layout; React warns about the layout effect there.
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const clamp = (value: number, size: number, limit: number): number =>
  Math.max(EDGE, Math.min(value, limit - size - EDGE));

function aligned(start: number, length: number, size: number, align: Align): number {
  if (align === 'start') return start;
  return align === 'end' ? start + length - size : start + (length - size) / 2;
}

function vertical(anchor: DOMRect, height: number, side: Side): number {
  const below = anchor.bottom + GAP;
  const above = anchor.top - height - GAP;
  if (side === 'top') return above >= EDGE ? above : below;
  if (below + height > window.innerHeight - EDGE && above >= EDGE) return above;
  // A long menu fits on neither side. It covers its anchor rather than ending outside the window.
  return clamp(below, height, window.innerHeight);
}

/** The top left corner of a floating panel next to its anchor, kept inside the window. */
export function place(anchor: DOMRect, panel: DOMRect, side: Side, align: Align): { left: number; top: number } {
  const { width, height } = panel;
  if (side === 'right') {
    const fits = anchor.right + GAP + width <= window.innerWidth - EDGE;
    const left = fits ? anchor.right + GAP : anchor.left - GAP - width;
    return {
      left: clamp(left, width, window.innerWidth),
      top: clamp(aligned(anchor.top, anchor.height, height, align), height, window.innerHeight),
    };
  }
  const left = aligned(anchor.left, anchor.width, width, align);
  return { left: clamp(left, width, window.innerWidth), top: vertical(anchor, height, side) };
}

/** Keeps the panel next to its anchor while it is open, above everything else (as a popover if the browser supports it). */
export function usePlacement(
  anchor: RefObject<Element | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  side: Side,
  align: Align,
): void {
  useIsomorphicLayoutEffect(() => {
    const [from, shown] = [anchor.current, panel.current];
    if (!open || !from || !shown) return undefined;
    if (typeof shown.showPopover === 'function' && !shown.matches(':popover-open')) shown.showPopover();
    const move = (): void => {
      const { left, top } = place(from.getBoundingClientRect(), shown.getBoundingClientRect(), side, align);
      shown.style.left = `${left}px`;
      shown.style.top = `${top}px`;
    };
    move();
    window.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, { capture: true });
      window.removeEventListener('resize', move);
    };
  }, [anchor, panel, open, side, align]);
}
