declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface StoredMail {
    raw: string;
    flags: string[];
  }
  interface ImapServer {
    server: Server;
    listen(port: number, host: string, listening: () => void): void;
    appendMessage(folder: string, flags: string[], date: Date, raw: string): void;
    getMailbox(path: string): { messages: StoredMail[] };
  }
  export default function hoodiecrow(options: object): ImapServer;
}
