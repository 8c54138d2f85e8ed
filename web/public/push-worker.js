// Shows push messages and opens their page. It answers no request and keeps no page: whatever the site serves is what people see.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, path, tag, urgent } = messageOf(event.data);
  const options = { body, tag, icon: '/icons/192.png', data: { path }, requireInteraction: urgent, renotify: true };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data)));
});

/** Browsers want something shown for each message, also for one that can't be read. */
function messageOf(data) {
  const plain = { title: self.location.hostname, body: '', path: '/', tag: 'message', urgent: false };
  try {
    return { ...plain, ...data.json() };
  } catch {
    return plain;
  }
}

/** A page of this site, whatever the message says. */
function addressOf(data) {
  const home = new URL('/', self.location.origin);
  const named = new URL(String(data?.path ?? '/'), home);
  return named.origin === home.origin ? named.href : home.href;
}

/** A tab that is there is reused only if it shows the page already: another one may have something that was typed. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
