import { lazyPart } from '@i18n/lazy-part';
import { useCookieCard } from './use-cookie-card';

const Card = lazyPart('cookies', () => import('./CookieCard'));

/** Asks for consent (docs/specification/cookies.md); the card itself loads when it is to be seen. */
export function CookieBanner() {
  const { open, asked, choose } = useCookieCard();
  return open ? <Card asked={asked} onChoose={choose} /> : null;
}
