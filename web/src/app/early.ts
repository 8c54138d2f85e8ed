/**
 * The one script that stands in a document itself (`tools/documents.mjs`; its hash is in the content policy). It hears what is
 * done before the application listens, and fetches it once the page is read or touched. It imports nothing, and is the same
 * in every document.
 */
export interface Early {
  /** The last button that was clicked, until its click has been handled. */
  pressed: HTMLElement | undefined;
  /** From here on the application listens itself. */
  stop(): void;
}

/** Upper limit for waiting until the page is idle, in milliseconds. */
const IDLE_LIMIT_MS = 1500;
const GESTURES = ['pointerdown', 'keydown', 'touchstart', 'click'] as const;

/** Clicks that the browser handles itself need no replay. */
const NATIVE = '[popovertarget], [command], summary';

const contentOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** A press on a button before the application is there is kept, and done again by it. */
function keepPress(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button, [role="switch"]');
  if (button && !button.matches(NATIVE)) early.pressed = button;
}

/** No form of ours is sent by the browser itself: until the application is there, passwords would stand in the address. */
function holdSubmit(event: Event): void {
  if (!(event.target instanceof HTMLFormElement && event.target.method === 'dialog')) event.preventDefault();
}

/** The document names the scripts that take its page over: all at once, they need not be found one after the other. */
function parts(): HTMLElement[] {
  return contentOf('parts')
    .split(' ')
    .filter(Boolean)
    .map((part) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: `/assets/${part}` }),
    );
}

function begin(): void {
  if (begun) return;
  begun = true;
  for (const gesture of GESTURES) removeEventListener(gesture, begin);
  const added = parts();
  const again = () => {
    for (const element of added) element.remove();
    begun = false;
    beginWithGesture();
  };
  added.push(
    Object.assign(document.createElement('script'), {
      type: 'module',
      crossOrigin: '',
      src: contentOf('boot'),
      onerror: again,
    }),
  );
  document.head.append(...added);
}

function beginWithGesture(): void {
  for (const gesture of GESTURES) addEventListener(gesture, begin, { passive: true });
}

/** Prerendered pages are readable already: the application comes after them, or with the first gesture. */
function beginLater(): void {
  beginWithGesture();
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: IDLE_LIMIT_MS }) : setTimeout(begin, 200);
  // The faces are there with `load`, but not yet drawn: with the second frame they are. Hidden tabs draw none.
  const drawn = () => (document.hidden ? idle() : requestAnimationFrame(() => requestAnimationFrame(idle)));
  if (document.readyState === 'complete') drawn();
  else addEventListener('load', drawn, { once: true });
}

let begun = false;
const early: Early = { pressed: undefined, stop: () => document.removeEventListener('click', keepPress, true) };
Object.assign(window, { early });
document.addEventListener('click', keepPress, true);
document.addEventListener('submit', holdSubmit);
document.documentElement.dataset['held'] = '';
if (contentOf('parts')) beginLater();
else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
