import { Problem } from '../errors/problem.js';
import type { BulkResponse } from './chosen-rows.dto.js';

/** Takes one step for each chosen row, each in its own transaction; what is refused is told, and does not hold up the others. */
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
