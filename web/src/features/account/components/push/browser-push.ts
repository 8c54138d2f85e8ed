import { addDevice } from '../../api/push';

const WORKER = '/push-worker.js';
/** Who turned notifications on in this browser, and in which session it was subscribed last: `own.` goes with their sign-out. */
const WANTED = 'own.push';

interface Wish {
  user: string;
  session: string;
}

/** What this browser can do: nothing, nothing unless the site is on the home screen (iPhone, iPad), nothing because the person said no, or all. */
type BrowserPush = 'unsupported' | 'home-screen' | 'denied' | 'ready';

export function browserPush(): BrowserPush {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'unsupported';
}

/** What came of turning it on: the person said no, closed the browser’s question without an answer, or the browser couldn’t subscribe. */
export type TurnedOn = 'on' | 'denied' | 'dismissed' | 'failed';

/**
 * Asks the person, which browsers allow only after a click, and subscribes. A subscription with another key than the server’s is
 * replaced.
 */
export async function turnOn(publicKey: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const subscription = await subscriptionWith(publicKey).catch(() => null);
  if (!subscription) return 'failed';
  await send(subscription, publicKey);
  return 'on';
}

/** Ends the subscription of this browser, so that its push service forgets it as well. */
export async function turnOff(): Promise<void> {
  forget();
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Who turned it on here, as long as the browser still allows it. A value of an older form says nothing. */
export function wished(): Wish | null {
  try {
    if (browserPush() !== 'ready' || Notification.permission !== 'granted') return null;
    const { user, session } = JSON.parse(localStorage.getItem(WANTED) ?? '{}') as Partial<Wish>;
    return user && session ? { user, session } : null;
  } catch {
    return null;
  }
}

export function remember(wish: Wish): void {
  try {
    localStorage.setItem(WANTED, JSON.stringify(wish));
  } catch {
    // Without storage the person turns it on again after the next sign-in.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(WANTED);
  } catch {
    // Without storage there is nothing to forget.
  }
}

export async function subscribe(publicKey: string): Promise<void> {
  await send(await subscriptionWith(publicKey), publicKey);
}

async function subscriptionWith(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await registered();
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function send(subscription: PushSubscription, publicKey: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await addDevice({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', publicKey });
}

/** Whether this browser is subscribed with the server’s present key. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const known = await registration?.pushManager.getSubscription();
  return known ? keyOf(known) === publicKey : false;
}

async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey;
  if (!key) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
