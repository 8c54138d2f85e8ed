import { useFormats } from '@i18n/formats';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { Heading } from '@ui/layout/Heading';
import { Avatar } from '@ui/person/Avatar';
import { useId } from 'react';
import { REVIEWS, type Review } from '../../facts/reviews';
import { useSiteText } from '../../facts/use-site-text';
import { Section } from '../Section';
import styles from './ReviewList.module.css';

const STARS = [1, 2, 3, 4, 5];

function Stars({ id, rating }: { id: string; rating: number }) {
  const say = useSiteText();
  return (
    <p className={styles.stars} role="img" aria-label={say(`${id}.rated`, { rating })}>
      {STARS.map((star) =>
        star <= rating ? (
          <IconStarFilled key={star} size={18} aria-hidden />
        ) : (
          <IconStar key={star} size={18} aria-hidden />
        ),
      )}
    </p>
  );
}

function Writer({ id, review }: { id: string; review: Review }) {
  const say = useSiteText();
  const { day } = useFormats();
  const { properties } = review;
  return (
    <figcaption className={styles.writer}>
      <Avatar name={review.name} />
      <div>
        <p className={styles.name}>{review.name}</p>
        <p>
          {say(`${id}.${review.id}.title`)}, {review.location}
        </p>
        <p>
          {properties !== undefined && `${say(`${id}.properties`, { count: properties })} · `}
          <time dateTime={review.month.slice(0, 7)}>{day(review.month, { month: 'long', year: 'numeric' })}</time>
        </p>
        <p className={styles.sample}>{say(`${id}.sample`)}</p>
      </div>
    </figcaption>
  );
}

/**
 * The reviews in full: who wrote at the left, what at the right. They are invented, and each says so whatever the installation's
 * figures are (docs/decisions/0470-opening-hours-from-settings.md). Messages `<id>.rated`, `.sample`, `.samples`, `.properties`, per
 * review `.title`, `.text`.
 */
export function ReviewList({ id }: { id: string }) {
  const say = useSiteText();
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <Heading level={2} look="d3" id={heading}>
        {say(`${id}.samples`)}
      </Heading>
      <div className={styles.list}>
        {REVIEWS.map((review) => (
          <figure key={review.id} className={styles.review}>
            <Writer id={id} review={review} />
            <blockquote className={styles.quote}>
              <Stars id={id} rating={review.rating} />
              <p>{say(`${id}.${review.id}.text`)}</p>
            </blockquote>
          </figure>
        ))}
      </div>
    </Section>
  );
}
