import type { Logger } from '@nestjs/common';

/**
 * For schedules: runs the step for one item after the other. An item that fails is reported and doesn't stop the others; the
 * next run tries it again.
 */
export async function forEachSettled<T>(
  log: Logger,
  items: readonly T[],
  step: (item: T) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    await step(item).catch((error: unknown) =>
      log.error({ err: error, item: idOf(item) }, 'A scheduled step failed; the others go on'),
    );
  }
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
}
