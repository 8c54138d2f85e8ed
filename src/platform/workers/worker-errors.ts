/** The worker was ended because it used too much memory or time. Decide by the class or by `code`. */
export abstract class WorkerStopped extends Error {
  abstract readonly code: 'ERR_WORKER_OUT_OF_MEMORY' | 'ERR_WORKER_OUT_OF_TIME';
}

export class WorkerOutOfMemory extends WorkerStopped {
  readonly code = 'ERR_WORKER_OUT_OF_MEMORY';
  constructor() {
    super('The worker used more memory than it may.');
  }
}

export class WorkerOutOfTime extends WorkerStopped {
  readonly code = 'ERR_WORKER_OUT_OF_TIME';
  constructor() {
    super('The worker took longer than it may.');
  }
}

/** The worker's script threw `cause`, or the worker could not start. */
export class WorkerFailed extends Error {
  constructor(cause: unknown) {
    super('The worker failed.', { cause });
  }
}
