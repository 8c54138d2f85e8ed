/** Something that the person at the terminal can fix. Its message is one sentence and is shown without a stack. */
export class Problem extends Error {}

/**
 * Ends a command: a Problem as one sentence, anything else with its stack, both with exit code 1.
 * @param {unknown} error
 */
export function endWith(error) {
  const text =
    error instanceof Problem ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`\n✗ ${text}`);
  process.exit(1);
}
