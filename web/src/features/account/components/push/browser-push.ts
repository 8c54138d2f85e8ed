import { addDevice } from '../../api/push';

const WORKER = '/push-worker.js';
/** Says that this person turned notifications on in this browser: `own.` goes with their sign-out. */
const WANTED = 'own.push';

/** What this browser can do: nothing, nothing unless the site is on the home screen (iPhone, iPad), nothing because the person said no, or all. */
type BrowserPush = 'unsupported' | 'home-screen' | 'denied' | 'ready';

export function browserPush(): BrowserPush {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'unsupported';
}

/**
 * Asks the person, which browsers allow only after a click, and subscribes. A subscription with another key than the server’s is
 * replaced. Answers false if the person said no.
 */
export async function turnOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe(publicKey);
  remember(true);
  return true;
}

/** Ends the subscription of this browser, so that its push service forgets it as well. */
export async function turnOff(): Promise<void> {
  remember(false);
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Whether the person turned it on here, and the browser still allows it. */
export function isWanted(): boolean {
  try {
    return localStorage.getItem(WANTED) !== null && browserPush() === 'ready' && Notification.permission === 'granted';
  } catch {
    return false;
  }
}

export async function subscribe(publicKey: string): Promise<void> {
  const { pushManager } = await registered();
  const known = await pushManager.getSubscription();
  const fits = known !== null && keyOf(known) === publicKey;
  if (known && !fits) await known.unsubscribe();
  const subscription =
    fits && known ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
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

function remember(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(WANTED, 'yes');
    else localStorage.removeItem(WANTED);
  } catch {
    // Without storage the person turns it on again after the next sign-in.
  }
}
