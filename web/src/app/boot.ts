import '@ui/tokens/index.css';
import type { Early } from './early';
import { loadOrReload } from './load-or-reload';

const GESTURES = ['pointerdown', 'keydown', 'touchstart', 'click'] as const;

const { early } = window as Window & { early?: Early };

/** Once React listens, it stops a click that it can't handle yet. A click that gets through was handled and isn't replayed. */
function forgetPress(): void {
  if (early) early.pressed = undefined;
}

/**
 * The application may have rendered the button again, as the chat's button during a conversation, even in another language. So
 * `data-press` identifies it.
 */
function stillThere(button: HTMLElement | undefined): HTMLElement | undefined {
  if (!button || button.isConnected) return button;
  const nameOf = (element: HTMLElement) => element.dataset['press'] ?? element.ariaLabel ?? element.textContent;
  return [...document.querySelectorAll<HTMLElement>('button')].find((other) => nameOf(other) === nameOf(button));
}

/** The bundler assumes that a stylesheet named in the document is loaded, so one that failed to load must be removed. */
function dropLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.remove();
}

function ready(): void {
  early?.stop();
  // For tests and for developers with the inspector open, who must know whether clicks are handled already.
  document.documentElement.dataset['live'] = '';
  // Not during React's commit, because the click may first have to wake the part of the page that it is in.
  setTimeout(() => stillThere(early?.pressed)?.click());
}

/**
 * After a new version is deployed, an old document names files that no longer exist, so it is reloaded once. Without a
 * connection it stays readable.
 */
const loadMain = () => loadOrReload('main', () => import('./main'));

function begin(): void {
  void loadMain().then(
    ({ start }) => start(ready).then(() => document.addEventListener('click', forgetPress)),
    beginAgainWithGesture,
  );
}

function beginAgainWithGesture(): void {
  const again = () => {
    for (const gesture of GESTURES) removeEventListener(gesture, again);
    dropLostStyles();
    begin();
  };
  for (const gesture of GESTURES) addEventListener(gesture, again, { passive: true });
}

begin();
