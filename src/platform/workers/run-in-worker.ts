import { Worker, type Transferable } from 'node:worker_threads';
import type { WorkerAnswer, WorkerOrder } from './worker-entry.js';
import { WorkerFailed, WorkerOutOfMemory, WorkerOutOfTime } from './worker-errors.js';

export interface WorkerLimits {
  /** The memory that the worker may use: its heap including garbage, its buffers and WebAssembly memory. */
  memoryMiB: number;
  /** The time from its start to its answer. */
  milliseconds: number;
  /** Parts of the input that are moved instead of copied. The caller must not use them again. */
  transfer?: readonly Transferable[];
}

const ENTRY = new URL('./worker-entry.js', import.meta.url);
const WATCH_EVERY_MS = 20;
const MIB = 1024 * 1024;

/**
 * Runs the default export of a module in its own thread, so that work on a file from outside can neither block the
 * event loop nor exhaust the process. The thread starts on demand and ends when the promise settles.
 *
 * `script` is `new URL('./x.js', import.meta.url)`; its default export takes `input` and returns (a promise of) the
 * result, both by structured clone: classes arrive as plain objects. Throws `WorkerOutOfMemory`, `WorkerOutOfTime`, or
 * `WorkerFailed` with what the script threw as its cause.
 */
export async function runInWorker<T>(
  script: URL,
  input: unknown,
  { memoryMiB, milliseconds, transfer = [] }: WorkerLimits,
): Promise<T> {
  const worker = new Worker(ENTRY, {
    workerData: { script: script.href, input } satisfies WorkerOrder,
    transferList: [...transfer],
    // The watch below ends the worker earlier. This limit is for moments in which the server is too busy to watch. It is
    // higher, because Node can end a thread at this limit only while small objects are allocated: one large allocation here
    // ends the whole process.
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB * 2, maxYoungGenerationSizeMb: 16 },
  });
  const stop: (() => void)[] = [];
  try {
    return await Promise.race([
      answerOf<T>(worker),
      afterTime(milliseconds, stop),
      afterMemory(worker, memoryMiB * MIB, stop),
    ]);
  } finally {
    for (const end of stop) end();
    await worker.terminate();
  }
}

function answerOf<T>(worker: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: WorkerAnswer) =>
      'value' in answer ? resolve(answer.value as T) : reject(new WorkerFailed(answer.error)),
    );
    worker.once('error', (error) =>
      reject(codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerOutOfMemory() : new WorkerFailed(error)),
    );
    worker.once('exit', () => reject(new WorkerFailed(new Error('The worker ended without an answer.'))));
  });
}

function afterTime(milliseconds: number, stop: (() => void)[]): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new WorkerOutOfTime()), milliseconds);
    stop.push(() => clearTimeout(timer));
  });
}

/** Node's resource limits for workers don't include buffers and WebAssembly, so the memory in use is checked repeatedly. */
function afterMemory(worker: Worker, bytes: number, stop: (() => void)[]): Promise<never> {
  return new Promise((_, reject) => {
    const look = () =>
      worker.getHeapStatistics().then(
        (used) => void (used.used_heap_size + used.external_memory > bytes && reject(new WorkerOutOfMemory())),
        () => undefined, // The worker has ended or hasn't started. `answerOf` reports which.
      );
    const timer = setInterval(() => void look(), WATCH_EVERY_MS);
    stop.push(() => clearInterval(timer));
  });
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
