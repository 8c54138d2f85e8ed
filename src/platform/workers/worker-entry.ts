import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { HandedOver } from './hand-over.js';

/** What `runInWorker` sends into the thread. */
export interface WorkerOrder {
  script: string;
  input: unknown;
}

export type WorkerAnswer = { value: unknown } | { error: unknown };

// On Linux each thread has its own priority, so work on files yields to the thread that answers people. Elsewhere it would
// change the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The entry of each worker thread: it runs one function, sends the result and ends.
const { script, input } = workerData as WorkerOrder;
try {
  const { default: run } = (await import(script)) as { default: (input: unknown) => unknown };
  const result = await run(input);
  const { value, transfer } = result instanceof HandedOver ? result : new HandedOver(result, []);
  parentPort?.postMessage({ value } satisfies WorkerAnswer, [...transfer]);
} catch (error) {
  parentPort?.postMessage({ error } satisfies WorkerAnswer, []);
}
