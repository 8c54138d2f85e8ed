import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { HandedOver } from './hand-over.js';

/** What `runInWorker` sends into the thread. */
export interface WorkerOrder {
  script: string;
  input: unknown;
}

export type WorkerAnswer = { value: unknown } | { error: unknown };

// On Linux a priority is a thread's own: work on files stands behind the thread that answers people. Elsewhere it would be the process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The entry of each worker thread: it runs one function, answers, and has nothing left to do.
const { script, input } = workerData as WorkerOrder;
try {
  const { default: run } = (await import(script)) as { default: (input: unknown) => unknown };
  const result = await run(input);
  const { value, transfer } = result instanceof HandedOver ? result : new HandedOver(result, []);
  parentPort?.postMessage({ value } satisfies WorkerAnswer, [...transfer]);
} catch (error) {
  parentPort?.postMessage({ error } satisfies WorkerAnswer, []);
}
