import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

const back = new AsyncLocalStorage<number>();

/** The time of the machine, or the past moment to which `ago` has gone back. */
export const present = (): Date => new Date(Date.now() - (back.getStore() ?? 0));

/** What `work` writes is dated `minutes` back. For the demo's samples only: nothing that people do is ever dated back. */
export function ago<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  return back.run(minutes * 60_000, work);
}

/** The only source of "now" in the product, so that a test can run on another day. */
@Injectable()
export class Clock {
  private shift = 0;

  now(): Date {
    return new Date(present().getTime() + this.shift);
  }

  /** For tests: makes `now()` start at this instant and run on from there. */
  setNow(instant: Date | string): void {
    this.shift = new Date(instant).getTime() - Date.now();
  }
}
