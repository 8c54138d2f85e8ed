import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { cx } from '../cx';
import { usePlacement, type Side } from './placement';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  content: ReactNode;
  side?: Side;
  /** Receives `aria-describedby`; put it on the thing that takes the focus. */
  children: (aria: { 'aria-describedby'?: string }) => ReactNode;
  className?: string;
}

/** Words on hover and on focus; Escape closes them. Nothing that is needed may stand only here. */
export function Tooltip({ content, side = 'top', children, className }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useEscape(open, () => setOpen(false));
  return (
    <span
      ref={anchor}
      className={cx(styles.anchor, className)}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children({ 'aria-describedby': open ? id : undefined })}
      {open && (
        <TooltipBubble id={id} anchor={anchor} side={side}>
          {content}
        </TooltipBubble>
      )}
    </span>
  );
}

export interface TooltipBubbleProps {
  id: string;
  anchor: RefObject<Element | null>;
  side?: Side;
  children: ReactNode;
}

/** The bubble alone, for widgets that decide themselves when to show it. */
export function TooltipBubble({ id, anchor, side = 'top', children }: TooltipBubbleProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(anchor, panel, true, side, 'center');
  return (
    <div ref={panel} id={id} role="tooltip" popover="manual" className={styles.bubble}>
      {children}
    </div>
  );
}

/** Calls `close` on Escape while `active`, before anything around it hears the key. */
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
