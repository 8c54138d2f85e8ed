import { connectApi } from '@api/connection';
import { session } from '@api/session';
import { isLanguage, type Language } from '@contract/languages';
import { asleep, fallAsleep } from '@ui/later/asleep';
import { applyTheme } from '@ui/theme/theme';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { chosenLanguage } from './LanguageProvider';
import { listenBeforeRouter } from './leaving/first-popstate';
import { loadTables, preparePage } from './pages';
import { whenReady } from './ready';
import { reportUnhandled } from './report';
import { beginSession } from './session/begin';

/** A prerendered page is hydrated in the language it was served in. An empty one starts in the chosen language. */
function firstLanguage(prerendered: boolean): Language {
  const served = document.documentElement.lang;
  return prerendered && isLanguage(served) ? served : chosenLanguage();
}

/** Starts the application in the document; `ready` is called once it listens. */
export async function start(ready: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const prerendered = root.firstElementChild !== null;
  const language = firstLanguage(prerendered);
  connectApi({
    token: session.token,
    language: () => document.documentElement.lang,
    onToken: (token) => session.renew(token),
    onSessionEnded: (token, code) => session.refused(token, code === 'signed_out' ? 'guessed' : 'refused'),
  });
  if (prerendered) fallAsleep();
  applyTheme();
  beginSession();
  whenReady(() => {
    ready();
    void import('./faces').then(({ prepareFaces }) => prepareFaces()).catch(() => undefined);
  });
  // Someone who touches the page may go to another one next.
  void asleep()
    ?.then(loadTables)
    .catch(() => undefined);
  await preparePage(location.pathname, language).catch(() => undefined);
  listenBeforeRouter();
  const tree = (
    <StrictMode>
      <BrowserRouter>
        <App language={language} />
      </BrowserRouter>
    </StrictMode>
  );
  startTransition(() => {
    if (prerendered) hydrateRoot(root, tree, { onRecoverableError: reportUnhandled });
    else createRoot(root).render(tree);
  });
}
