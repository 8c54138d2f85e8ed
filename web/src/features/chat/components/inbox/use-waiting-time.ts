import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useEffect, useState } from 'react';
import { waitedFor } from './waiting-time';

const TICK_MS = 30_000;

/** Returns how long someone has waited (“12 min”), and keeps counting while it is on screen. */
export function useWaitingTime(): (since: string) => string {
  const { language } = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (since) => {
    const { value, unit } = waitedFor(since, Math.max(now, Date.parse(since)));
    return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  };
}
