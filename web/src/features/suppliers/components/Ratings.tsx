import { RATINGS_SHOWN_FROM } from '@contract/limits';
import { RATING_ANSWER_MAX } from '@contract/work-limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { MoreRows } from '@shared/list/MoreRows';
import { useMore } from '@shared/list/use-more';
import { useNote } from '@shared/notes';
import { Translated } from '@shared/translation/Translated';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useId, useState, type ReactNode } from 'react';
import type { Supplier } from '../api/own-profile';
import { ratingsQuery, useAnswerRating, type Rating } from '../api/ratings';
import { ReportButton, ReportState } from './ReportNote';
import styles from './Ratings.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** A supplier's average rating in the directory, with a button that opens the ratings once there are enough to be listed. */
export function RatingCell({ supplier, onRead }: { supplier: Supplier; onRead: (supplier: Supplier) => void }) {
  const t = useT();
  const { ratingAverage, ratingCount, companyName } = supplier;
  if (ratingAverage === null) return t('suppliers.unrated');
  const average = t('suppliers.rating', { rating: ratingAverage, count: ratingCount });
  if (ratingCount < RATINGS_SHOWN_FROM) return average;
  return (
    <span className={styles.cell}>
      {average}
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('suppliers.ratings.readNamed', { company: companyName })}
        onClick={() => onRead(supplier)}
      >
        {t('suppliers.ratings.read')}
      </Button>
    </span>
  );
}

/** Tenants' ratings of a supplier, for landlords. */
export function RatingsDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('suppliers.ratings.of', { company: supplier.companyName })}
      closeLabel={t('app.close')}
    >
      <RatingList
        supplierId={supplier.id}
        empty={t('suppliers.ratings.few', { count: RATINGS_SHOWN_FROM })}
        under={({ id, answer }) => answer && <Answer id={id} answer={answer} company={supplier.companyName} />}
      />
    </Dialog>
  );
}

/** The ratings on the supplier's own profile, where the supplier can answer each one. */
export function RatingsSection({ supplier }: { supplier: Supplier }) {
  const t = useT();
  return (
    <Section title={t('suppliers.ratings.title')} className={styles.section}>
      <p className={styles.lead}>{t('suppliers.ratings.text', { count: RATINGS_SHOWN_FROM })}</p>
      <RatingList
        supplierId={supplier.id}
        empty={t('suppliers.ratings.none')}
        under={(rating) => <OwnAnswer rating={rating} company={supplier.companyName} />}
      />
    </Section>
  );
}

interface RatingListProps {
  supplierId: string;
  empty: string;
  under: (rating: Rating) => ReactNode;
}

function RatingList({ supplierId, empty, under }: RatingListProps) {
  const query = useInfiniteQuery(ratingsQuery(supplierId));
  const { rows = [], more, footer } = useMore(query);
  return (
    <Loaded query={query} shape="list">
      {() =>
        rows.length === 0 ? (
          <p className={styles.lead}>{empty}</p>
        ) : (
          <>
            <ul className={styles.list}>
              {rows.map((rating) => (
                <li key={rating.id} className={styles.row}>
                  <Head rating={rating} />
                  {rating.note && (
                    <p className={styles.said}>
                      <Translated kind="rating_note" id={rating.id} text={rating.note} language={undefined} />
                    </p>
                  )}
                  {under(rating)}
                </li>
              ))}
            </ul>
            <MoreRows more={more} footer={footer} />
          </>
        )
      }
    </Loaded>
  );
}

function Head({ rating: { stars, trade, month } }: { rating: Rating }) {
  const t = useT();
  const { day } = useFormats();
  return (
    <p className={styles.head}>
      <span role="img" className={styles.stars} aria-label={t('suppliers.ratings.stars', { stars })}>
        {STARS.map((star) =>
          star <= stars ? (
            <IconStarFilled key={star} size={16} aria-hidden />
          ) : (
            <IconStar key={star} size={16} stroke={1.75} aria-hidden />
          ),
        )}
      </span>
      <span className={styles.facts}>
        {t(`suppliers.trade.${trade}`)}, {day(`${month}-01`, { month: 'long', year: 'numeric' })}
      </span>
    </p>
  );
}

interface AnswerProps {
  /** The id of the rating. */
  id: string;
  answer: NonNullable<Rating['answer']>;
  company: string;
  /** Whether the reader wrote it. */
  own?: boolean;
}

function Answer({ id, answer, company, own }: AnswerProps) {
  const t = useT();
  return (
    <div className={styles.answer}>
      <p className={styles.facts}>{t('suppliers.ratings.answered', { company })}</p>
      <p className={styles.said}>
        <Translated kind="rating_answer" id={id} text={answer.text} language={answer.language} own={own} />
      </p>
      {answer.outdated && <p className={styles.facts}>{t('suppliers.ratings.outdated')}</p>}
    </div>
  );
}

/** The supplier's answer to a rating, and the actions on it. */
function OwnAnswer({ rating, company }: { rating: Rating; company: string }) {
  const { id, answer } = rating;
  const t = useT();
  const note = useNote('suppliers');
  const [writing, write] = useState(false);
  const [asking, ask] = useState(false);
  const takeBack = useAnswerRating(() => {
    toast({ title: note((t) => t('suppliers.ratings.takenBack')) });
    ask(false);
  });
  if (writing) return <AnswerForm id={id} present={answer?.text ?? ''} onClose={() => write(false)} />;
  return (
    <>
      <ReportState rating={rating} />
      {answer && <Answer id={id} answer={answer} company={company} own />}
      <span className={styles.actions}>
        <Button size="sm" variant="secondary" onClick={() => write(true)}>
          {t(answer ? 'suppliers.ratings.change' : 'suppliers.ratings.answer')}
        </Button>
        {answer && (
          <Button size="sm" variant="ghost" onClick={() => ask(true)}>
            {t('suppliers.ratings.takeBack')}
          </Button>
        )}
        <ReportButton rating={rating} />
      </span>
      <Dialog
        open={asking}
        onClose={() => ask(false)}
        title={t('suppliers.ratings.takeBackTitle')}
        closeLabel={t('app.close')}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => ask(false)}>
              {t('suppliers.back')}
            </Button>
            <Button variant="danger" loading={takeBack.isPending} onClick={() => takeBack.mutate({ id, text: null })}>
              {t('suppliers.ratings.takeBack')}
            </Button>
          </>
        }
      >
        <p className={styles.lead}>{t('suppliers.ratings.takeBackText')}</p>
      </Dialog>
    </>
  );
}

function AnswerForm({ id, present, onClose }: { id: string; present: string; onClose: () => void }) {
  const t = useT();
  const note = useNote('suppliers');
  const field = useId();
  const [text, setText] = useState(present);
  const save = useAnswerRating(() => {
    toast({ kind: 'success', title: note((t) => t('suppliers.ratings.saved')) });
    onClose();
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) save.mutate({ id, text: text.trim() });
      }}
    >
      <TextArea
        id={field}
        label={t('suppliers.ratings.yourAnswer')}
        help={t('suppliers.ratings.answerHelp')}
        rows={3}
        required
        maxLength={RATING_ANSWER_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span className={styles.actions}>
        <Button type="submit" size="sm" loading={save.isPending}>
          {t('suppliers.ratings.save')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {t('suppliers.back')}
        </Button>
      </span>
    </form>
  );
}
