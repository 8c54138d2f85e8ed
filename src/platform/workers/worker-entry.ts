import { parentPort, workerData } from 'node:worker_threads';
import { HandedOver } from './hand-over.js';

/** What `runInWorker` sends into the thread. */
export interface WorkerOrder {
  script: string;
  input: unknown;
}

export type WorkerAnswer = { value: unknown } | { error: unknown };

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
