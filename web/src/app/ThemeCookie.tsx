import { useTheme } from '@ui/theme/theme';
import { useEffect } from 'react';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Copies the chosen theme to a cookie, so that the server's documents have it before their first paint. */
export function ThemeCookie() {
  const { choice } = useTheme();
  useEffect(() => {
    const age = choice === 'system' ? 0 : YEAR_SECONDS;
    document.cookie = `theme=${choice}; Path=/; Max-Age=${age}; SameSite=Lax`;
  }, [choice]);
  return null;
}
