import '@ui/tokens/index.css';
import type { Early } from './early';
import { loadOrReload } from './load-or-reload';

const GESTURES = ['pointerdown', 'keydown', 'touchstart', 'click'] as const;

const { early } = window as Window & { early?: Early };

/** Once React listens it stops a press that it cannot take yet: one that comes through was taken, and is not done twice. */
function forgetPress(): void {
  if (early) early.pressed = undefined;
}

/** The application may have drawn the button anew, as the chat's does when a conversation is under way, even in another language: `data-press` names it. */
function stillThere(button: HTMLElement | undefined): HTMLElement | undefined {
  if (!button || button.isConnected) return button;
  const nameOf = (element: HTMLElement) => element.dataset['press'] ?? element.ariaLabel ?? element.textContent;
  return [...document.querySelectorAll<HTMLElement>('button')].find((other) => nameOf(other) === nameOf(button));
}

/** The bundler's loading takes a stylesheet that the document names for loaded: one that was lost must not stay. */
function dropLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.remove();
}

function ready(): void {
  early?.stop();
  // For those who must know whether a press is heard already: tests, and people with the inspector open.
  document.documentElement.dataset['live'] = '';
  // Not within React's commit: the press may first have to wake the part of the page that it is in.
  setTimeout(() => stillThere(early?.pressed)?.click());
}

/** After a new version was put up the document names what is gone: it is read again, once. Without a connection it stays readable. */
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
