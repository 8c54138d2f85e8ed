import { QUESTIONS, questionsOf, type Answers } from '@contract/emergencies/questions';
import { issueTypeOf } from '@contract/priorities';
import { useT } from '@i18n/messages';
import { answerId } from '@shared/request-parts/answers';
import { Button } from '@ui/controls/Button';
import { RadioCards } from '@ui/fields/RadioCards';
import styles from './RequestForm.module.css';

interface QuestionsProps {
  issueType: string;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

/** Plain questions below the type of a problem, if they decide whether it is an emergency. All of them are optional. */
export function Questions({ issueType, answers, onAnswer }: QuestionsProps) {
  const t = useT();
  const ids = questionsOf(issueTypeOf(issueType));
  if (ids.length === 0) return null;
  return (
    <div className={styles.questions}>
      <p className={styles.skip}>{t('service-requests.ask.skip')}</p>
      {ids.map((id) => (
        <div key={id} className={styles.question}>
          <RadioCards
            name={id}
            label={t(`request-parts.ask.${id}`)}
            columns={3}
            options={QUESTIONS[id].answers.map((value) => ({
              value: value as string,
              label: t(answerId(id, value)),
            }))}
            value={answers[id]}
            onChange={(value) => onAnswer({ ...answers, [id]: value })}
          />
          {answers[id] && (
            <ClearAnswer
              question={t(`request-parts.ask.${id}`)}
              onClear={() => onAnswer({ ...answers, [id]: undefined })}
            />
          )}
        </div>
      ))}
    </div>
  );
}

/** Clears an answer that was tapped by mistake. The button disappears with it, so the focus moves to the question's answers. */
function ClearAnswer({ question, onClear }: { question: string; onClear: () => void }) {
  const t = useT();
  return (
    <Button
      className={styles.clear}
      variant="ghost"
      size="sm"
      aria-label={t('service-requests.ask.clearOf', { question })}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector('input')?.focus();
        onClear();
      }}
    >
      {t('service-requests.ask.clear')}
    </Button>
  );
}

/** The answers to send: only those to questions asked for this type. Another type has other questions. */
export function answersTo(issueType: string, answers: Answers): Answers {
  const ids = questionsOf(issueTypeOf(issueType));
  return Object.fromEntries(ids.flatMap((id) => (answers[id] ? [[id, answers[id]]] : [])));
}
