// Checks of state tables, for tests.
import { judgeMove, wayTo, type StateTable } from './state-machine.js';

/** Whether someone may make a transition now. */
export function canMove<S extends string, A extends string>(table: StateTable<S, A>, from: S, to: S, by: A): boolean {
  return judgeMove(table, from, to, by) === 'move';
}

/** States without a transition to another state. */
export function finalStates<S extends string, A extends string>(table: StateTable<S, A>): S[] {
  return table.states.filter((state) => !table.transitions.some(({ from }) => from === state));
}

/**
 * What is wrong with a table: unreachable or unknown states, duplicate transitions, transitions that no one may make or that
 * lead to the same state.
 */
export function tableFaults<S extends string, A extends string>(table: StateTable<S, A>): string[] {
  const known = new Set<string>(table.states);
  const seen = new Set<string>();
  const faults = table.initial.filter((state) => !known.has(state)).map((state) => `unknown start: ${state}`);
  for (const { from, to, by } of table.transitions) {
    const step = `${from} → ${to}`;
    if (!known.has(from) || !known.has(to)) faults.push(`unknown state: ${step}`);
    if (seen.has(step)) faults.push(`doubled: ${step}`);
    if (by.length === 0) faults.push(`for nobody: ${step}`);
    if (from === to) faults.push(`to itself: ${step}`);
    seen.add(step);
  }
  const reached = (state: S) => table.initial.some((start) => wayTo(table, start, state) !== null);
  return [...faults, ...table.states.filter((state) => !reached(state)).map((state) => `unreachable: ${state}`)];
}
