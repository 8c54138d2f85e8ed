import { Heading } from '@ui/layout/Heading';
import { useId } from 'react';
import { useFact, useSiteText } from '../../facts/use-site-text';
import { SampleNote } from '../figures/SampleNote';
import { Section } from '../Section';
import styles from './ImpactTotals.module.css';

const TOTALS = ['donated', 'homes', 'families', 'partners', 'landlords', 'participants'];

/** The six totals, the money in front. Messages `<id>.title` and `<id>.<total>`. */
export function ImpactTotals({ id }: { id: string }) {
  const say = useSiteText();
  const fact = useFact();
  const heading = useId();
  return (
    <Section tone="surface" labelledBy={heading}>
      <Heading level={2} look="section" id={heading}>
        {say(`${id}.title`)}
      </Heading>
      <dl className={styles.totals}>
        {TOTALS.map((total) => (
          <div key={total} className={styles.total}>
            <dt className={styles.label}>{say(`${id}.${total}`)}</dt>
            <dd className={styles.value}>{fact(total)}</dd>
          </div>
        ))}
      </dl>
      <SampleNote className={styles.note} />
    </Section>
  );
}
