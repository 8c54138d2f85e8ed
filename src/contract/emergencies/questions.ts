import type { IssueType } from '../priorities.js';
import type { EmergencyKind } from './rule.js';

interface Question {
  /** The types of problem that it is asked with. */
  issues: readonly IssueType[];
  answers: readonly string[];
  /** What an answer means, where it is an emergency. */
  means: Readonly<Record<string, EmergencyKind>>;
}

const YES_NO = ['yes', 'no'] as const;

/**
 * Plain questions after the type of a problem, where the answer decides whether it is an emergency. All of them can be skipped.
 * No answer makes a request less urgent than its words: it raises or changes nothing.
 */
export const QUESTIONS = {
  water_running: { issues: ['plumbing'], answers: YES_NO, means: { yes: 'water' } },
  no_water: { issues: ['plumbing'], answers: YES_NO, means: { yes: 'no_water' } },
  sparks: { issues: ['electrical', 'appliances'], answers: YES_NO, means: { yes: 'fire' } },
  power_out: { issues: ['electrical'], answers: ['all', 'some', 'no'], means: { all: 'power' } },
  gas_smell: { issues: ['hvac', 'appliances'], answers: YES_NO, means: { yes: 'gas' } },
  /** 18 °C is the limit of the rule that reads temperatures in words, too. */
  inside: { issues: ['hvac'], answers: ['cold', 'warm', 'unknown'], means: { cold: 'heat' } },
  locked_out: { issues: ['other'], answers: ['yes', 'child', 'no'], means: { yes: 'lock', child: 'lock' } },
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof QUESTIONS;
/** The answers that were given. */
export type Answers = { [Id in QuestionId]?: (typeof QUESTIONS)[Id]['answers'][number] | undefined };

export const QUESTION_IDS = Object.keys(QUESTIONS) as QuestionId[];

/** What is asked with a type of problem; nothing as long as none is chosen. */
export function questionsOf(issue: IssueType | null): QuestionId[] {
  return QUESTION_IDS.filter((id) => (QUESTIONS[id] as Question).issues.some((one) => one === issue));
}

/** The emergencies that answers name. */
export function kindsOf(answers: Answers): EmergencyKind[] {
  return QUESTION_IDS.flatMap((id) => (QUESTIONS[id] as Question).means[answers[id] ?? ''] ?? []);
}
