import { runInWorker } from '../../platform/workers/run-in-worker.js';
import type { MailFile } from './mail-files-worker.js';

const SCRIPT = new URL('./mail-files-worker.js', import.meta.url);
const LIMITS = { memoryMiB: 200, milliseconds: 60_000 } as const;

/** The files that a person attached to an email. Throws if it can't be read within the limits. */
export const filesOf = (raw: Buffer): Promise<MailFile[]> => runInWorker<MailFile[]>(SCRIPT, raw, LIMITS);
