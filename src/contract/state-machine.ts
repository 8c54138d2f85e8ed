/** One allowed transition, and who may make it. */
export interface Transition<S extends string, A extends string> {
  readonly from: S;
  readonly to: S;
  readonly by: readonly A[];
}

/** The states of an object as data: where it may start, and every transition. */
export interface StateTable<S extends string, A extends string> {
  readonly states: readonly S[];
  readonly initial: readonly S[];
  readonly transitions: readonly Transition<S, A>[];
}

/**
 * The answer to a request for a transition. `move`: make it. `already`: the object is in that state and the person
 * might have moved it there, so asking twice is harmless. `forbidden`: others may, this person may not. `impossible`:
 * no one may, from this state.
 */
export type Move = 'move' | 'already' | 'forbidden' | 'impossible';

/** Looks up a transition in the table. */
export function judgeMove<S extends string, A extends string>(table: StateTable<S, A>, from: S, to: S, by: A): Move {
  if (from === to) return bringsTo(table, to, by) ? 'already' : 'forbidden';
  const step = table.transitions.find((transition) => transition.from === from && transition.to === to);
  if (!step) return 'impossible';
  return step.by.includes(by) ? 'move' : 'forbidden';
}

/** The states to which someone can move it from here, which are the buttons to offer. */
export function movesFrom<S extends string, A extends string>(table: StateTable<S, A>, from: S, by: A): S[] {
  return table.transitions.filter((step) => step.from === from && step.by.includes(by)).map(({ to }) => to);
}

/**
 * The shortest path between two states, without the first and with the last one: [] if it is there already, null if there is no
 * path.
 */
export function wayTo<S extends string, A extends string>(table: StateTable<S, A>, from: S, to: S): S[] | null {
  const ways = new Map<S, S[]>([[from, []]]);
  for (const [state, way] of ways) {
    if (state === to) return way;
    for (const step of table.transitions) {
      if (step.from === state && !ways.has(step.to)) ways.set(step.to, [...way, step.to]);
    }
  }
  return null;
}

function bringsTo<S extends string, A extends string>(table: StateTable<S, A>, to: S, by: A): boolean {
  return table.transitions.some((step) => step.to === to && step.by.includes(by));
}
