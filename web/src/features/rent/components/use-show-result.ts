import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to what became of a list of rows when there is more of it: the button that was pressed may be far below. */
export function useShowResult(count: number): RefObject<HTMLDivElement | null> {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) result.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return result;
}
