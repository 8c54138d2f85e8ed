import type { ImportProblem } from './cell-reader.js';

/** Mistakes of one kind: how many, on which lines, and what some of them say. */
export interface ProblemGroup extends Omit<ImportProblem, 'line' | 'value'> {
  count: number;
  lines: number[];
  values: string[];
}

const KEPT_LINES = 200;
const KEPT_VALUES = 5;
const KEPT_GROUPS = 60;

/** Mistakes by their column and kind, the most frequent first. */
export function groupsOf(problems: readonly ImportProblem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const { line, value, ...kind } of problems) {
    const key = `${kind.column} ${kind.code} ${kind.rule?.code} ${kind.rule?.limitCents} ${kind.rule?.limitDays}`;
    const group = groups.get(key) ?? { ...kind, count: 0, lines: [], values: [] };
    groups.set(key, group);
    group.count += 1;
    if (group.lines.length < KEPT_LINES && group.lines.at(-1) !== line) group.lines.push(line);
    if (value && group.values.length < KEPT_VALUES && !group.values.includes(value)) group.values.push(value);
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count).slice(0, KEPT_GROUPS);
}
