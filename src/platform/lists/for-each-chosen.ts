import { Problem } from '../errors/problem.js';
import type { BulkResponse } from './chosen-rows.dto.js';

/** Runs one step for each selected row, each in its own transaction. A refused row is reported and doesn't stop the others. */
export async function forEachChosen(
  ids: readonly string[],
  step: (id: string) => Promise<unknown>,
): Promise<BulkResponse> {
  const answer: BulkResponse = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await step(id);
      answer.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { reason, values } = error.options;
      answer.refused.push({ id, code: error.code, error: error.message, ...(reason && { reason, values }) });
    }
  }
  return answer;
}
