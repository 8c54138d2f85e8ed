import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import type { MenuItem } from './Menu';
import { usePlacement, type Align } from './placement';
import styles from './Menu.module.css';

interface MenuPanelProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  start: 'first' | 'last';
  items: readonly (MenuItem | 'divider')[];
  align: Align;
  header?: ReactNode;
  onClose: (refocus: boolean) => void;
}

function stopsOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[data-item]:not([aria-disabled="true"])') ?? [])];
}

/** The index that a key moves the focus to, or undefined for a key without a meaning in the menu. */
function target(key: string, stops: HTMLElement[]): HTMLElement | undefined {
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (key === 'ArrowDown') return stops[(at + 1) % stops.length];
  if (key === 'ArrowUp') return stops.at((at <= 0 ? stops.length : at) - 1);
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key.length !== 1) return undefined;
  const order = [...stops.slice(at + 1), ...stops.slice(0, at + 1)];
  return order.find((stop) => stop.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

function useOutsidePress(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const hear = (event: PointerEvent): void => {
      const node = event.target as Node;
      if (!panel.current?.contains(node) && !anchor.current?.contains(node)) latest.current();
    };
    document.addEventListener('pointerdown', hear);
    return () => document.removeEventListener('pointerdown', hear);
  }, [panel, anchor]);
}

/** The open list of a Menu. */
export function MenuPanel({ id, anchor, start, items, align, header, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(anchor, panel, true, 'bottom', align);
  useOutsidePress(panel, anchor, () => onClose(false));
  useEffect(
    () =>
      stopsOf(panel.current)
        .at(start === 'first' ? 0 : -1)
        ?.focus(),
    [start],
  );
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return onClose(false);
    const next = event.key === 'Escape' ? null : target(event.key, stopsOf(panel.current));
    if (next === undefined) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return next ? next.focus() : onClose(true);
  };
  return (
    <div ref={panel} popover="manual" className={styles.panel}>
      {header && <div className={styles.header}>{header}</div>}
      <div id={`${id}-menu`} role="menu" tabIndex={-1} aria-labelledby={`${id}-button`} onKeyDown={keyDown}>
        {items.map((item, index) =>
          item === 'divider' ? (
            <div key={index} role="separator" className={styles.divider} />
          ) : (
            <MenuEntry key={index} item={item} onClose={onClose} />
          ),
        )}
      </div>
    </div>
  );
}

function roleOf({ checked, multiple }: MenuItem): 'menuitem' | 'menuitemcheckbox' | 'menuitemradio' {
  if (multiple) return 'menuitemcheckbox';
  return checked === undefined ? 'menuitem' : 'menuitemradio';
}

function MenuEntry({ item, onClose }: { item: MenuItem; onClose: (refocus: boolean) => void }) {
  const LinkComponent = useLinkComponent();
  const common = {
    role: roleOf(item),
    'aria-checked': item.checked,
    'aria-disabled': item.disabled,
    'data-item': '',
    tabIndex: -1,
    lang: item.lang,
    className: cx(styles.item, item.danger && styles.danger),
  } as const;
  const content = (
    <>
      {item.icon}
      <span className={styles.label}>{item.label}</span>
      {item.checked && <IconCheck className={styles.check} stroke={2} aria-hidden />}
    </>
  );
  const select = (): void => {
    if (item.disabled) return;
    if (!item.multiple) onClose(!item.href);
    item.onSelect?.();
  };
  return item.href && !item.disabled ? (
    <LinkComponent {...common} href={item.href} onClick={select}>
      {content}
    </LinkComponent>
  ) : (
    <button type="button" {...common} onClick={select}>
      {content}
    </button>
  );
}
