import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to what became of some rows whenever there is something new: the button that was pressed may be far below. */
export function useShowResult(rows: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.scrollIntoView({ block: 'nearest' }), [rows]);
  return result;
}
