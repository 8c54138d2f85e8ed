import { useFormats } from '@i18n/formats';
import { useSiteSettings } from '@nav/site-settings';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
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

/** Samples are invented and say so; only the reviews of an installation's own customers carry the badge. */
function Verified({ id }: { id: string }) {
  const say = useSiteText();
  const { figures } = useSiteSettings();
  if (figures === 'sample') return <p className={styles.sample}>{say(`${id}.sample`)}</p>;
  return (
    <p className={styles.verified}>
      <IconRosetteDiscountCheck size={16} stroke={1.75} aria-hidden />
      {say(`${id}.verified`)}
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
        <Verified id={id} />
      </div>
    </figcaption>
  );
}

/** The reviews in full: who wrote at the left, what at the right. Messages `<id>.title`, `.rated`, `.verified`, `.sample`, `.samples`, `.properties`, per review `.title`, `.text`. */
export function ReviewList({ id }: { id: string }) {
  const say = useSiteText();
  const heading = useId();
  const named = useSiteSettings().figures === 'sample' ? 'samples' : 'title';
  return (
    <Section labelledBy={heading}>
      <Heading level={2} look="d3" id={heading}>
        {say(`${id}.${named}`)}
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
