/**
 * The only script inside a document (`tools/documents.mjs`; its hash is in the content policy). It records clicks before the
 * application listens, and loads the application once the page has been shown or touched. It imports nothing and is the same in
 * every document.
 */
export interface Early {
  /** The last button that was clicked, until its click has been handled. */
  pressed: HTMLElement | undefined;
  /** From this point the application listens itself. */
  stop(): void;
}

/** The longest wait until the page is idle, in milliseconds. */
const IDLE_LIMIT_MS = 1500;
const GESTURES = ['pointerdown', 'keydown', 'touchstart', 'click'] as const;

/** Clicks that the browser handles itself need no replay. */
const NATIVE = '[popovertarget], [command], summary';

const contentOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** A click on a button before the application has loaded is recorded, and replayed once it has. */
function keepPress(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button, [role="switch"]');
  if (button && !button.matches(NATIVE)) early.pressed = button;
}

/** The browser must never submit our forms itself: before the application has loaded, passwords would appear in the address. */
function holdSubmit(event: Event): void {
  if (!(event.target instanceof HTMLFormElement && event.target.method === 'dialog')) event.preventDefault();
}

/** The document names all scripts that the page needs, so that they load in parallel instead of being found one after the other. */
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

/** Prerendered pages are readable already, so the application loads after them, or with the first gesture. */
function beginLater(): void {
  beginWithGesture();
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: IDLE_LIMIT_MS }) : setTimeout(begin, 200);
  // At `load` the fonts have arrived but aren't painted. They are with the second frame. Hidden tabs paint no frames.
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
