import { useT } from '@i18n/messages';
import { deviceOf } from './device';

/** A readable name for a browser’s own description, in the reader’s language. */
export function useDeviceName(): (userAgent: string) => string {
  const t = useT();
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('account.sessions.device', { browser, system });
    return browser ?? system ?? t('account.sessions.unknownDevice');
  };
}
