import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useKeys } from './use-keys';

/** `m` (for memo) shows the field for an internal note and moves the focus there. `area` is what the field is in. */
export function useNoteField(show: () => void) {
  const area = useRef<HTMLDivElement>(null);
  const write = () => {
    // Synchronously: the field is there then, and a palette that closes has already given the focus back.
    flushSync(show);
    area.current?.querySelector('textarea')?.focus();
  };
  // No key that follows `g`: on pages of both, it would be taken for this one.
  useKeys({ m: write });
  return { area, write };
}
