import { COOKIE_BANNER_MS } from '@contract/limits';
import { useCallback, useEffect, useState } from 'react';
import { keepConsent, onCookieSettings, shouldAsk } from '../consent';

/** What is left of the two seconds after the page was loaded. */
function remainingMs(): number {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const loadedAt = page && 'loadEventEnd' in page ? Number(page.loadEventEnd) : 0;
  const passed = loadedAt > 0 ? performance.now() - loadedAt : 0;
  return Math.min(COOKIE_BANNER_MS, Math.max(0, COOKIE_BANNER_MS - passed));
}

const isShortcut = ({ ctrlKey, shiftKey, code, key }: KeyboardEvent) =>
  ctrlKey && shiftKey && (code === 'KeyC' || key.toLowerCase() === 'c');

/** When the card shows: two seconds after load without consent, by Ctrl+Shift+C, and from the footer. */
export function useCookieCard() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const timer = shouldAsk() ? setTimeout(() => setOpen(true), remainingMs()) : undefined;
    const ask = () => {
      setOpen(true);
      setAsked(true);
    };
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      ask();
    };
    window.addEventListener('keydown', press);
    const stop = onCookieSettings(ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', press);
      stop();
    };
  }, []);
  const choose = useCallback((accepted: boolean) => {
    keepConsent(accepted);
    setOpen(false);
    setAsked(false);
  }, []);
  return { open, asked, choose };
}
