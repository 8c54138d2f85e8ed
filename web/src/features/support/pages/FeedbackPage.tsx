import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { PRODUCT } from '@contract/product';
import { TICKET_RATING_COMMENT_MAX } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { BrokenLink, useMailedLink } from '@shared/link/mailed-link';
import { Brand } from '@ui/brand/Brand';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Heading, Text } from '@ui/layout/Heading';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useState, type FormEvent } from 'react';
import { answerRating, lookAtRating, type Rating } from '../api/rating';
import styles from '../components/support.module.css';

const VALUES = ['good', 'bad'] as const;

/** /feedback?key=…: whether support helped, for people with and without an account. Opening it answers nothing: mail scanners open links. */
export default function FeedbackPage() {
  const t = useT();
  const textOf = useProblemText();
  const { token: key, broken } = useMailedLink('key');
  const [rating, setRating] = useState<Rating>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (key) lookAtRating(key).then(setRating, setFailure);
  }, [key]);
  const expired = failure !== undefined && toProblem(failure).code === 'invalid_link';
  return (
    <main id="main" className={styles.feedback}>
      <Brand name={PRODUCT.name} />
      {broken ? (
        <BrokenLink>
          <Link href={paths.helpCenter()}>{t('support.helpCenter')}</Link>
        </BrokenLink>
      ) : (
        <>
          <Heading level={1}>{t('support.feedback.title')}</Heading>
          {failure !== undefined && (
            <Notice tone="danger" announce>
              {expired ? t('support.feedback.expired') : textOf(failure)}
            </Notice>
          )}
          {rating && <RatingForm token={key} rating={rating} />}
          {!rating && failure === undefined && <Skeleton shape="lines" rows={3} label={t('app.loading')} />}
        </>
      )}
    </main>
  );
}

function RatingForm({ token, rating: first }: { token: string; rating: Rating }) {
  const t = useT();
  const textOf = useProblemText();
  const [rating, setRating] = useState(first);
  const [value, setValue] = useState(first.rating ?? 'good');
  const [comment, setComment] = useState(first.comment ?? '');
  const [state, setState] = useState<'sending' | 'sent' | { failure: unknown }>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    answerRating({ key: token, rating: value, comment: comment.trim() }).then(
      (answer) => {
        setRating(answer);
        setState('sent');
      },
      (failure: unknown) => setState({ failure }),
    );
  };
  return (
    <form className={styles.answer} onSubmit={submit}>
      <Text>{t('support.feedback.about', { subject: rating.subject, number: rating.number })}</Text>
      {!rating.changeable && <Notice>{t('support.feedback.over')}</Notice>}
      {typeof state === 'object' && (
        <Notice tone="danger" announce>
          {textOf(state.failure)}
        </Notice>
      )}
      {state === 'sent' && (
        <Notice tone="success" announce>
          {t('support.feedback.thanks')}
        </Notice>
      )}
      {rating.changeable && (
        <>
          <SegmentedControl
            label={t('support.feedback.title')}
            value={value}
            onChange={setValue}
            options={VALUES.map((one) => ({ value: one, label: t(`support.rating.${one}`) }))}
          />
          <TextArea
            label={t('support.feedback.comment')}
            rows={4}
            maxLength={TICKET_RATING_COMMENT_MAX}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <Button type="submit" loading={state === 'sending'}>
            {t('support.feedback.send')}
          </Button>
        </>
      )}
    </form>
  );
}
