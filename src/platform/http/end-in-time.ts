/** Longer than the queue waits for its running jobs; with SHUTDOWN_DELAY_MS less than containers are given (docker/compose.yaml). */
const LONGEST_MS = 20_000;

/**
 * Ends the process when its shutdown takes too long: what it waits for may never come, such as the answer of a database that
 * is frozen. Nothing that was acknowledged is lost by that, as after SIGKILL.
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
