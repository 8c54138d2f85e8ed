import type { TextValues } from '@i18n/messages';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useId } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { ArrowLink } from '../ArrowLink';
import { SampleNote } from '../figures/SampleNote';
import { Section } from '../Section';
import styles from './Quotations.module.css';

const STARS = [1, 2, 3, 4, 5];

export interface QuotationsProps {
  /** Messages `<id>.sample`, `.stars`, `.more` and per quotation `.text`, `.person`, `.home`. */
  id: string;
  values?: TextValues;
  /** The large one, then the small ones. */
  quotations: readonly string[];
  href: string;
}

function Quotation({ id, large }: { id: string; large?: boolean }) {
  const t = useSiteText();
  return (
    <figure className={large ? styles.large : styles.small}>
      <blockquote className={styles.text}>
        <p>{t(`${id}.text`)}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <span className={styles.name}>{t(`${id}.person`)}</span>, {t(`${id}.home`)}
      </figcaption>
    </figure>
  );
}

/** One large quotation with small ones beside it. The people are invented, and the heading always says so. */
export function Quotations({ id, values, quotations, href }: QuotationsProps) {
  const t = useSiteText();
  const heading = useId();
  const [first, ...rest] = quotations;
  return (
    <Section tone="surface" labelledBy={heading} className={styles.quotations}>
      <div>
        <h2 id={heading} className={styles.heading}>
          {t(`${id}.sample`)}
        </h2>
        <p className={styles.stars} role="img" aria-label={t(`${id}.stars`)}>
          {STARS.map((star) => (
            <IconStarFilled key={star} size={20} aria-hidden />
          ))}
        </p>
        {first && <Quotation id={first} large />}
      </div>
      <div className={styles.rest}>
        {rest.map((quotation) => (
          <Quotation key={quotation} id={quotation} />
        ))}
        <ArrowLink href={href}>{t(`${id}.more`, values)}</ArrowLink>
        <SampleNote className={styles.author} />
      </div>
    </Section>
  );
}
