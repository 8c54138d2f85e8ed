import { Injectable } from '@nestjs/common';

/** The only source of "now" in the product, so that a test can run on another day. */
@Injectable()
export class Clock {
  private shift = 0;

  now(): Date {
    return new Date(Date.now() + this.shift);
  }

  /** For tests: makes `now()` start at this instant and run on from there. */
  setNow(instant: Date | string): void {
    this.shift = new Date(instant).getTime() - Date.now();
  }
}
