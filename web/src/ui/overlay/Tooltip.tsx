import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { usePlacement, type Side } from './placement';
import styles from './Tooltip.module.css';

export interface TooltipBubbleProps {
  id: string;
  anchor: RefObject<Element | null>;
  side?: Side;
  children: ReactNode;
}

/** Only the bubble, for components that decide themselves when to show it. */
export function TooltipBubble({ id, anchor, side = 'top', children }: TooltipBubbleProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(anchor, panel, true, side, 'center');
  return (
    <div ref={panel} id={id} role="tooltip" popover="manual" className={styles.bubble}>
      {children}
    </div>
  );
}

/** Calls `close` on Escape while `active`, before any surrounding element handles the key. */
export function useEscape(active: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!active) return undefined;
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [active]);
}
