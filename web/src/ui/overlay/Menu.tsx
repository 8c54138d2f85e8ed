import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { MenuPanel } from './MenuPanel';
import type { Align } from './placement';

export interface MenuItem {
  label: ReactNode;
  icon?: ReactNode;
  /** An item that is a link … */
  href?: string;
  /** … or an action. */
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Marks the current choice (language, theme). */
  checked?: boolean;
  /** One of several that can be chosen together: the menu stays open. */
  multiple?: true;
  /** Language of the words, when it is not the page's. */
  lang?: string;
}

export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Renders the button that opens the menu. Spread the props on a Button or IconButton. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly (MenuItem | 'divider')[];
  align?: Align;
  /** Shown above the items: a name, an address. */
  header?: ReactNode;
  /** Open from the start, for a menu that is loaded with the first click. */
  startOpen?: boolean;
}

/** Actions or places behind one button; arrow keys move, Escape closes. */
export function Menu({ trigger, items, align = 'end', header, startOpen }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(startOpen ? 'first' : null);
  const close = (refocus: boolean): void => {
    setOpen(null);
    if (refocus) button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      {trigger({
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: () => setOpen(open ? null : 'first'),
        onKeyDown: openByKey,
      })}
      {open && (
        <MenuPanel id={id} anchor={button} start={open} items={items} align={align} header={header} onClose={close} />
      )}
    </>
  );
}
