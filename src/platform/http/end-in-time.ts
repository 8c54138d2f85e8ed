/** Longer than the queue waits for its running jobs. With SHUTDOWN_DELAY_MS it is less than containers get (docker/compose.yaml). */
const LONGEST_MS = 20_000;

/**
 * Ends the process when its shutdown takes too long, because what it waits for may never come, such as an answer from a frozen
 * database. Nothing that was acknowledged is lost, just as after SIGKILL.
 */
export function endInTime(delayMs: number): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        process.stderr.write('The shutdown took too long, so the process ends now.\n');
        process.exit(1);
      }, delayMs + LONGEST_MS).unref();
    });
  }
}
