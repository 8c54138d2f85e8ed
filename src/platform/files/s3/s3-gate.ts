import { away, gaveNoAnswer, isOfClient } from './s3-failures.js';

/**
 * Keeps requests from queueing up at a store that hangs: each would hold its connection to the database until it gives up, and
 * soon nothing else would be answered. After one that had no answer, one in `pauseMs` tries again; the others fail immediately.
 * By the clock that only goes forward, so a system clock that is set back keeps no store shut.
 */
export class S3Gate {
  private hangs = false;
  private nextTry = -Infinity;

  constructor(private readonly pauseMs: number) {}

  async pass<T>(ask: () => Promise<T>): Promise<T> {
    const now = performance.now();
    if (this.hangs && now < this.nextTry) throw away(new Error('The S3 store gave no answer a moment ago'));
    this.nextTry = now + this.pauseMs;
    try {
      const answer = await ask();
      this.hangs = false;
      return answer;
    } catch (error) {
      this.learn(error);
      throw error;
    }
  }

  /** A failure of the code that supplies the bytes says nothing about the store. */
  private learn(error: unknown): void {
    if (gaveNoAnswer(error)) {
      this.hangs = true;
      this.nextTry = performance.now() + this.pauseMs;
    } else if (isOfClient(error)) this.hangs = false;
  }
}
