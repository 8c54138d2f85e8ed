import type { Transferable } from 'node:worker_threads';

/** A worker's result with parts that are moved to the caller instead of copied: `return new HandedOver(pixels, [pixels.buffer])`. */
export class HandedOver<T> {
  constructor(
    readonly value: T,
    readonly transfer: readonly Transferable[],
  ) {}
}
