export const PASSWORD = 'correct horse';

let count = 0;

/** An address that no one else has: workers, repetitions and both projects share one server. */
export const newEmail = (name: string): string =>
  `${name}-${Date.now()}-${process.env['TEST_WORKER_INDEX']}-${(count += 1)}@example.com`;
