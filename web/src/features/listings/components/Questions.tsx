import { LISTING_LIMITS } from '@contract/listing-options';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useState, type FormEvent } from 'react';
import { questionsQuery, useAnswer } from '../api/questions';
import type { Question } from '../api/types';
import styles from './listings.module.css';

function AnswerForm({ question }: { question: Question }) {
  const t = useT();
  const note = useNote('listings');
  const [text, setText] = useState('');
  const answer = useAnswer(question);
  const send = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate(text.trim(), {
      onSuccess: () => toast({ title: <Mailed>{note((t) => t('listings.answered'))}</Mailed> }),
    });
  };
  return (
    <form className={styles.stack} onSubmit={send}>
      <TextArea
        label={t('listings.answer.label', { name: question.name })}
        rows={3}
        maxLength={LISTING_LIMITS.answer}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" size="sm" disabled={!text.trim()} loading={answer.isPending}>
          {t('listings.answer.send')}
        </Button>
      </div>
    </form>
  );
}

function Asked({ question }: { question: Question }) {
  const t = useT();
  const { instant } = useFormats();
  return (
    <li className={styles.question}>
      <p>
        <strong>{question.name}</strong> <span className={styles.muted}>{instant(question.createdAt)}</span>
      </p>
      <p>{question.message}</p>
      <p className={styles.muted}>
        <a href={`mailto:${question.email}`}>{question.email}</a>
        {question.phone && (
          <>
            {' '}
            · <a href={`tel:${question.phone}`}>{question.phone}</a>
          </>
        )}
      </p>
      {question.answer ? (
        <p className={styles.answer}>
          <span className={styles.muted}>{t('listings.answer.yours')}</span> {question.answer}
        </p>
      ) : (
        <AnswerForm question={question} />
      )}
    </li>
  );
}

/** What people asked about the home; each is answered by mail, once. */
export function Questions({ listingId }: { listingId: string }) {
  const t = useT();
  const { data: questions } = useQuery(questionsQuery(listingId));
  if (!questions) return null;
  return (
    <Section title={t('listings.questions')}>
      {questions.length === 0 ? (
        <Text look="small" ink={2}>
          <Mailed part="note">{t('listings.questions.none')}</Mailed>
        </Text>
      ) : (
        <ul className={styles.questions}>
          {questions.map((question) => (
            <Asked key={question.id} question={question} />
          ))}
        </ul>
      )}
    </Section>
  );
}
