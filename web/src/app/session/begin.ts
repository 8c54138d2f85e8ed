import { session } from '@api/session';
import { readToken, takeToken, tokenStorage } from '@api/session/tokens';
import { isLinkPage } from '@nav/paths';
import { holdToken } from './held-token';

/**
 * Takes up the session of this browser when the application starts. A token in the address is taken at once
 * when nobody is signed in; beside a running session it is held until the person has been asked.
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
