import '@ui/tokens/index.css';
import { loadOrReload } from './load-or-reload';

/** Upper limit for waiting until the page is idle, in milliseconds. */
const IDLE_LIMIT_MS = 1500;
const GESTURES = ['pointerdown', 'keydown', 'touchstart', 'click'] as const;

/** Buttons that the browser works by itself need no replay. */
const NATIVE = '[popovertarget], [command], summary';

let pressed: HTMLElement | undefined;

/** A press on a button before the application is there is kept, and done again by it. */
function keepPress(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button, [role="switch"]');
  if (button && !button.matches(NATIVE)) pressed = button;
}

/** Once React listens it stops a press that it cannot take yet: one that comes through was taken, and is not done twice. */
function forgetPress(): void {
  pressed = undefined;
}

/** The application may have drawn the button anew, as the chat's does when a conversation is under way, even in another language: `data-press` names it. */
function stillThere(button: HTMLElement | undefined): HTMLElement | undefined {
  if (!button || button.isConnected) return button;
  const nameOf = (element: HTMLElement) => element.dataset['press'] ?? element.ariaLabel ?? element.textContent;
  return [...document.querySelectorAll<HTMLElement>('button')].find((other) => nameOf(other) === nameOf(button));
}

/** No form of ours is sent by the browser itself: until the application is there, passwords would stand in the address. */
function holdSubmit(event: Event): void {
  if (!(event.target instanceof HTMLFormElement && event.target.method === 'dialog')) event.preventDefault();
}

/** The document names the scripts that take its page over: all at once, they need not be found one after the other. */
function fetchParts(): void {
  const parts = document.querySelector<HTMLMetaElement>('meta[name="parts"]')?.content.split(' ') ?? [];
  for (const part of parts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/assets/${part}` });
    document.head.append(link);
  }
}

/** The bundler's loading takes a stylesheet that the document names for loaded: one that was lost must not stay. */
function dropLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (!link.sheet) link.remove();
}

function ready(): void {
  document.removeEventListener('click', keepPress, true);
  // For those who must know whether a press is heard already: tests, and people with the inspector open.
  document.documentElement.dataset['live'] = '';
  // Not within React's commit: the press may first have to wake the part of the page that it is in.
  setTimeout(() => stillThere(pressed)?.click());
}

/** After a new version was put up the document names what is gone: it is read again, once. Without a connection it stays readable. */
const loadMain = () => loadOrReload('main', () => import('./main'));

function begin(): void {
  if (started) return;
  started = true;
  for (const gesture of GESTURES) removeEventListener(gesture, begin);
  if (lost) dropLostStyles();
  else fetchParts();
  void loadMain().then(
    ({ start }) => start(ready).then(() => document.addEventListener('click', forgetPress)),
    () => {
      started = false;
      lost = true;
      beginWithGesture();
    },
  );
}

function beginWithGesture(): void {
  for (const gesture of GESTURES) addEventListener(gesture, begin, { passive: true });
}

/** Prerendered pages are readable already: the application comes after them, or with the first gesture. */
function beginLater(): void {
  beginWithGesture();
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: IDLE_LIMIT_MS }) : setTimeout(begin, 200));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

let started = false;
let lost = false;
document.addEventListener('click', keepPress, true);
document.addEventListener('submit', holdSubmit);
document.documentElement.dataset['held'] = '';
if (document.getElementById('root')?.firstElementChild) beginLater();
else begin();
