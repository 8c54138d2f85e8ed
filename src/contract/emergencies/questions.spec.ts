import { describe, expect, it } from '@jest/globals';
import { ISSUE_TYPES } from '../priorities.js';
import { kindsOf, QUESTION_IDS, QUESTIONS, questionsOf, type Answers } from './questions.js';
import { recognise } from './recognise.js';

/** Each answer of each question, alone, with a report that names nothing. */
const EACH = QUESTION_IDS.flatMap((id) => QUESTIONS[id].answers.map((answer) => ({ id, answer })));
/** An answer that is no emergency. */
const HARMLESS = ['no', 'some', 'warm', 'unknown'];

describe('plain questions of a report', () => {
  it.each(EACH)('$id answered with $answer raises the priority only where it is an emergency', ({ id, answer }) => {
    const answers = { [id]: answer } as Answers;
    const floor = recognise({ texts: ['Please come and look'], answers });
    expect(floor.priority).toBe(HARMLESS.includes(answer) ? null : 'emergency');
    expect(floor.kinds).toEqual(kindsOf(answers));
  });

  it('asks at most two after each type of problem, and none before one is chosen', () => {
    for (const { key } of ISSUE_TYPES) expect([1, 2]).toContain(questionsOf(key).length);
    expect(questionsOf(null)).toEqual([]);
  });

  it('an answer adds to the words, in the order of the rules and once, and takes nothing from them', () => {
    const said = { texts: ['Strong smell of gas in the kitchen'] };
    expect(recognise({ ...said, answers: { gas_smell: 'no' } })).toEqual(recognise(said));
    expect(recognise({ ...said, answers: { gas_smell: 'yes', sparks: 'yes' } }).kinds).toEqual(['gas', 'fire']);
  });
});
