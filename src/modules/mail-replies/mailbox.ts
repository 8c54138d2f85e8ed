import type { ImapFlow } from 'imapflow';
import { MAIL_BYTES } from './incoming-mail.js';

/** Larger than what common mail servers send. */
const WHOLE_BYTES = 25 * 1024 * 1024;

/** What is read at one visit; the rest comes a minute later. */
const MOST = 50;
const TIMEOUT_MS = 30_000;

/** All of an email; null if it is too large. */
export type Whole = () => Promise<Buffer | null>;
type Take = (raw: Buffer, whole: Whole) => Promise<Left>;

/** What became of an email, as the mailbox shows it. */
export type Left = 'read' | 'flagged';

/**
 * Hands the beginning of each unread email of the mailbox at `url` to `take`, with a way to read the rest, oldest first, and marks it as read afterwards; flagged, if a person
 * should look at it. What is not marked comes again: `take` sees it twice then. Throws when the mailbox doesn't let us in.
 */
export async function visitMailbox(url: string, take: Take): Promise<number> {
  const client = await connect(url);
  try {
    const lock = await client.getMailboxLock(folderOf(url));
    try {
      const found = await client.search({ seen: false }, { uid: true });
      const uids = (found || []).slice(0, MOST);
      const failures: unknown[] = [];
      // One that fails comes again, and holds up none of the others.
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

/** Loaded with the first visit: most installations read no mail. */
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
  // A connection that is lost rejects the command under way; unheard, its event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const folderOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
