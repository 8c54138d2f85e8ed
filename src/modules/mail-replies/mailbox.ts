import type { ImapFlow } from 'imapflow';
import { MAIL_BYTES } from './incoming-mail.js';

/** More than common mail servers send. */
const WHOLE_BYTES = 25 * 1024 * 1024;

/** How many emails are read at one visit. The rest is read a minute later. */
const MOST = 50;
const TIMEOUT_MS = 30_000;

/** Reads all of an email. Null if it is too large. */
export type Whole = () => Promise<Buffer | null>;
type Take = (raw: Buffer, whole: Whole) => Promise<Left>;

/** How the mailbox marks a handled email. */
export type Left = 'read' | 'flagged';

/**
 * Hands the beginning of each unread email of the mailbox at `url` to `take`, oldest first, with a function that reads the
 * rest. It then marks the email as read, and flags it if a person should look at it. An email that couldn't be marked is
 * read again, so `take` may get it twice. Throws if we can't sign in to the mailbox.
 */
export async function visitMailbox(url: string, take: Take): Promise<number> {
  const client = await connect(url);
  try {
    const lock = await client.getMailboxLock(folderOf(url));
    try {
      const found = await client.search({ seen: false }, { uid: true });
      const uids = (found || []).slice(0, MOST);
      const failures: unknown[] = [];
      // An email that fails is read again later, and doesn't stop the others.
      for (const uid of uids) await one(client, uid, take).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
      return uids.length;
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function one(client: ImapFlow, uid: number, take: Take): Promise<void> {
  const mail = await client.fetchOne(String(uid), { source: { start: 0, maxLength: MAIL_BYTES } }, { uid: true });
  const left = mail && mail.source ? await take(mail.source, () => wholeOf(client, uid)) : 'flagged';
  const flags = left === 'flagged' ? ['\\Seen', '\\Flagged'] : ['\\Seen'];
  await client.messageFlagsAdd(String(uid), flags, { uid: true });
}

async function wholeOf(client: ImapFlow, uid: number): Promise<Buffer | null> {
  const mail = await client.fetchOne(String(uid), { source: { start: 0, maxLength: WHOLE_BYTES } }, { uid: true });
  return mail && mail.source && mail.source.length < WHOLE_BYTES ? mail.source : null;
}

/** The library is loaded at the first visit because most installations don't read mail. */
async function connect(url: string): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new Client({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // A lost connection also rejects the running command. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const folderOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
