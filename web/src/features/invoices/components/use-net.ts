import { useEffect } from 'react';

export interface NetReader {
  /** Gets what the form adds up to before taxes, whenever that changes. */
  onNet?: ((cents: number) => void) | undefined;
}

/** Tells the facts beside the form what it adds up to. What can't be added up counts as nothing. */
export function useNet({ onNet }: NetReader, cents = 0): void {
  const net = Math.max(0, cents);
  useEffect(() => onNet?.(net), [onNet, net]);
}
