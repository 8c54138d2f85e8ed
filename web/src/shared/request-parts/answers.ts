import type { components } from '@api/schema';
import { QUESTION_IDS, type QuestionId } from '@contract/emergencies/questions';
import type { useT } from '@i18n/messages';

/** Answers that are more than yes or no. */
type ChoiceId =
  | 'power_out.all'
  | 'power_out.some'
  | 'inside.cold'
  | 'inside.warm'
  | 'inside.unknown'
  | 'locked_out.child';
type AnswerId = `request-parts.ask.${'yes' | 'no' | ChoiceId}`;

/** The id of an answer's words. */
export function answerId(id: QuestionId, answer: string): AnswerId {
  if (answer === 'yes' || answer === 'no') return `request-parts.ask.${answer}`;
  return `request-parts.ask.${id}.${answer}` as AnswerId;
}

/** What the writer of a report was asked and answered, in the reader's language. */
export function answerFacts(answers: components['schemas']['ReportAnswers'], t: ReturnType<typeof useT>) {
  return QUESTION_IDS.flatMap((id) => {
    const answer = answers[id];
    return answer ? [{ label: t(`request-parts.ask.${id}`), value: t(answerId(id, answer)) }] : [];
  });
}
