import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

export interface Imap {
  /** As `IMAP_URL`. */
  url: string;
  /** An email arrives. */
  deliver: (raw: string) => void;
  /** The flags of every email in the mailbox. */
  flags: () => string[][];
  /** Makes everything unread again: what a process that was killed before it marked an email leaves behind. */
  forgetMarks: () => void;
  close: () => Promise<void>;
}

/** A real IMAP server on this machine, with one mailbox. */
export async function startImap(): Promise<Imap> {
  const imap = hoodiecrow({
    plugins: ['ID', 'IDLE', 'UIDPLUS', 'LITERALPLUS', 'NAMESPACE', 'UNSELECT'],
    users: { 'talk@homes.example': { password: 'p@ss word' } },
    storage: { INBOX: {} },
  });
  await new Promise<void>((ready) => imap.listen(0, '127.0.0.1', ready));
  const { port } = imap.server.address() as AddressInfo;
  const inbox = () => imap.getMailbox('INBOX').messages;
  return {
    url: `imap://talk%40homes.example:p%40ss%20word@127.0.0.1:${port}/INBOX`,
    // The server keeps bytes as characters.
    deliver: (raw) => imap.appendMessage('INBOX', [], new Date(), Buffer.from(raw).toString('latin1')),
    flags: () => inbox().map(({ flags }) => [...flags]),
    forgetMarks: () => inbox().forEach((mail) => (mail.flags = [])),
    close: () => new Promise((done) => imap.server.close(() => done())),
  };
}
