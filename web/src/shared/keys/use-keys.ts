import { useEffect, useLayoutEffect, useRef } from 'react';
import { areKeysOn } from './single-keys';

/** The second key of a sequence must follow within this time. */
const PAUSE_MS = 1500;

const TYPES = /^(?:input|textarea|select)$/i;
/** Inputs that take no letters. */
const PRESSED = /^(?:checkbox|radio|button|submit|reset|range|color|file|image)$/;
/** Widgets that choose their entries by letters. */
const TYPEAHEAD = '[role="menu"], [role="listbox"], [role="combobox"], [role="application"]';

/** Whether keys are words there, and no commands. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement && PRESSED.test(target.type)) return false;
  return TYPES.test(target.tagName) || target.closest(TYPEAHEAD) !== null;
}

/**
 * Whether this key may be a command: no one is typing, no dialog is open, and no modifier is pressed. Shift is part of
 * typing “?”.
 */
const isCommand = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !event.repeat &&
  event.key.length === 1 &&
  !isWriting(event.target) &&
  !document.querySelector('dialog[open]') &&
  areKeysOn();

export type Keys = Readonly<Record<string, () => void>>;

/** Commands by key: `?`, or two after each other: `g h`. They don't apply where someone writes, and can be turned off. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  // Registered together with the shown page, not after it, because a key that is pressed immediately is already meant
  // for that page.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let first: { key: string; at: number } | undefined;
    const press = (event: KeyboardEvent): void => {
      if (!isCommand(event)) return;
      const key = event.key.toLowerCase();
      const begun = first && event.timeStamp - first.at < PAUSE_MS ? first.key : undefined;
      first = undefined;
      const run = (begun && latest.current[`${begun} ${key}`]) ?? latest.current[key];
      if (run) {
        event.preventDefault();
        return run();
      }
      if (Object.keys(latest.current).some((known) => known.startsWith(`${key} `)))
        first = { key, at: event.timeStamp };
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
