import { session } from '@api/session';
import { readToken, takeToken, tokenStorage } from '@api/session/tokens';
import { isLinkPage } from '@nav/paths';
import { holdToken } from './held-token';

/**
 * Restores this browser's session when the application starts. If no one is signed in, a token in the address is used
 * immediately; during a session it is kept until the person has been asked.
 */
export function beginSession(): void {
  window.addEventListener('storage', session.hear);
  const { token, rest } = isLinkPage(location.pathname) ? { rest: '' } : takeToken(location.href);
  if (token) history.replaceState(history.state, '', rest);
  const stored = readToken(tokenStorage());
  if (token && (!stored || stored === token)) {
    void session.beginWithToken(token);
    return;
  }
  void session.restore();
  if (token) holdToken(token);
}
