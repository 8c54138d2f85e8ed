import { PRIORITIES, type Priority } from '../priorities.js';
import { isColdMonth } from './cold-months.js';
import { ELSEWHERE_OR_THEN, NOT_URGENT, STILL } from './contexts.js';
import { PhraseBook, type Hit } from './phrases.js';
import { kindsOf, type Answers } from './questions.js';
import type { EmergencyKind, EmergencyRule, Phrases } from './rule.js';
import { EMERGENCY_RULES } from './rules/index.js';
import { tokensOf } from './tokens.js';

/** What someone wrote about a problem, and where and when. */
export interface Report {
  /** Title, description and the note on how to get in. Each is read on its own. */
  texts: readonly (string | null | undefined)[];
  /** Answers to plain questions. They count as they are, whatever the words say. */
  answers?: Answers | null | undefined;
  /** ISO 3166; null if it isn't known. */
  country?: string | null;
  region?: string | null;
  /** When the request was filed, because a home without heat is an emergency in cold months only. */
  at?: Date;
}

export interface Floor {
  /** Null: nothing was recognized, and the writer's priority applies. */
  priority: Priority | null;
  kinds: EmergencyKind[];
}

type Role = 'says' | 'unless' | 'always' | 'cold' | 'then' | 'still' | 'notUrgent';
interface Owner {
  role: Role;
  rule: EmergencyKind | null;
}

/** All phrases in one index, so that a report is read once. It is built for the first report, because startup doesn't need it. */
let book: PhraseBook<Owner> | undefined;

/** The emergencies that a report describes, and the lowest priority that they allow. */
export function recognise({ texts, answers, country = null, region = null, at }: Report): Floor {
  book ??= bookOf(EMERGENCY_RULES);
  const hits = book.find(tokensOf(texts.filter(Boolean).join('\n')));
  const cold = at !== undefined && isColdMonth(country, region, at.getUTCMonth() + 1);
  const answered = kindsOf(answers ?? {});
  const rules = EMERGENCY_RULES.filter((rule) => answered.includes(rule.id) || counts(rule, hits, cold));
  return {
    kinds: rules.map(({ id }) => id),
    priority: rules.reduce<Priority | null>((most, { raisesTo }) => higher(most, raisesTo), null),
  };
}

/** Whether `priority` is lower than the floor. */
export function isBelow(priority: Priority, floor: Priority | null): boolean {
  return floor !== null && rankOf(priority) < rankOf(floor);
}

export function higher(one: Priority | null, other: Priority): Priority {
  return one && rankOf(one) > rankOf(other) ? one : other;
}

function rankOf(priority: Priority): number {
  return PRIORITIES.findIndex(({ key }) => key === priority);
}

function counts(rule: EmergencyRule, hits: readonly Hit<Owner>[], coldMonth: boolean): boolean {
  const of = (role: Role, id: EmergencyKind | null = null) =>
    hits.filter(({ owner }) => owner.role === role && owner.rule === id);
  const sentences = (some: readonly Hit<Owner>[]) => new Set(some.map(({ sentence }) => sentence));
  const unless = new Set(of('unless', rule.id).map(({ clauses: [clause] }) => clause));
  const [then, still] = [sentences(of('then')), sentences(of('still'))];
  const said = [
    ...of('says', rule.id).filter(({ clauses }) => !clauses.some((clause) => unless.has(clause))),
    ...of('always', rule.id),
  ].some(({ sentence }) => !then.has(sentence) || still.has(sentence));
  if (!said || (rule.believesNotUrgent && of('notUrgent').length > 0)) return false;
  return !rule.needsCold || coldMonth || of('cold', rule.id).length > 0;
}

function bookOf(rules: readonly EmergencyRule[]): PhraseBook<Owner> {
  const book = new PhraseBook<Owner>();
  const add = (role: Role, phrases: Phrases, rule: EmergencyKind | null = null) => {
    for (const text of [...phrases.en, ...phrases.fr, ...phrases.es])
      book.add({ role, rule }, text, { inClause: role === 'unless' });
  };
  for (const rule of rules) {
    add('says', rule.says, rule.id);
    add('unless', rule.unless, rule.id);
    if (rule.always) add('always', rule.always, rule.id);
    if (rule.needsCold) add('cold', rule.needsCold, rule.id);
  }
  add('then', ELSEWHERE_OR_THEN);
  add('still', STILL);
  add('notUrgent', NOT_URGENT);
  return book;
}
