import { percentOf } from '@contract/percent';
import { useFormats } from '@i18n/formats';
import { Heading } from '@ui/layout/Heading';
import { useId } from 'react';
import { RATING_PLATFORMS, RATING_SHARES } from '../../facts/reviews';
import { useSiteText } from '../../facts/use-site-text';
import { SampleNote } from '../figures/SampleNote';
import { Section } from '../Section';
import styles from './RatingSummary.module.css';

function Shares({ id }: { id: string }) {
  const say = useSiteText();
  const { percent } = useFormats();
  return (
    <ul className={styles.shares}>
      {RATING_SHARES.map(({ stars, share }) => (
        <li key={stars} className={styles.share}>
          <span>{say(`${id}.stars`, { stars })}</span>
          <svg className={styles.bar} aria-hidden="true" focusable="false">
            <rect className={styles.track} width="100%" height="100%" rx="4" />
            <rect className={styles.fill} width={`${percentOf(share)}%`} height="100%" rx="4" />
          </svg>
          <span className={styles.figure}>{percent(share)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How ratings spread over the stars, and where they were given. Messages `<id>.title`, `.stars`, `.platforms`, `.platform.<id>`. */
export function RatingSummary({ id }: { id: string }) {
  const say = useSiteText();
  const { number } = useFormats();
  const heading = useId();
  return (
    <Section tone="surface" labelledBy={heading} className={styles.summary}>
      <div>
        <Heading level={2} look="dialog" id={heading}>
          {say(`${id}.title`)}
        </Heading>
        <Shares id={id} />
      </div>
      <div>
        <Heading level={2} look="dialog">
          {say(`${id}.platforms`)}
        </Heading>
        <dl className={styles.platforms}>
          {RATING_PLATFORMS.map((platform) => (
            <div key={platform.id} className={styles.platform}>
              <dt>{say(`${id}.platform.${platform.id}`)}</dt>
              <dd className={styles.score}>{number(platform.rating, { minimumFractionDigits: 1 })}</dd>
            </div>
          ))}
        </dl>
        <SampleNote className={styles.note} />
      </div>
    </Section>
  );
}
