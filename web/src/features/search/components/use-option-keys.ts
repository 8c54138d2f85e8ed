import { useEffect, type KeyboardEvent, type RefObject } from 'react';

export type FieldKeys = RefObject<((event: KeyboardEvent) => void) | null>;

/** The keys of the field: the arrows choose one of `count` options, around the ends, and Enter opens it. */
export function useOptionKeys(
  keys: FieldKeys,
  {
    chosen,
    count,
    onPoint,
    onOpen,
  }: { chosen: number; count: number; onPoint: (at: number) => void; onOpen: () => void },
): void {
  useEffect(() => {
    keys.current = (event) => {
      const step = ({ ArrowDown: 1, ArrowUp: -1 } as Record<string, number>)[event.key];
      if (step !== undefined && count > 0) {
        event.preventDefault();
        onPoint((chosen + step + count) % count);
      }
      if (event.key !== 'Enter' || count === 0 || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onOpen();
    };
  });
}
