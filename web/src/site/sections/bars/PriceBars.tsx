import type { TextValues } from '@i18n/messages';
import { Heading } from '@ui/layout/Heading';
import { useId } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { SampleNote } from '../figures/SampleNote';
import { Section } from '../Section';
import styles from './PriceBars.module.css';

export interface PriceBarsProps {
  /** Messages `<id>.title`, `.text`. */
  id: string;
  values?: TextValues;
  bars: readonly { label: string; amount: number; accent?: boolean }[];
}

/** Amounts as bars in true proportion. */
export function PriceBars({ id, values, bars }: PriceBarsProps) {
  const t = useSiteText();
  const heading = useId();
  const most = Math.max(...bars.map(({ amount }) => amount));
  return (
    <Section tone="dusk" labelledBy={heading}>
      <Heading level={2} look="d2" id={heading}>
        {t(`${id}.title`, values)}
      </Heading>
      <ul className={styles.bars}>
        {bars.map(({ label, amount, accent }) => (
          <li key={label} className={styles.row}>
            <svg
              className={accent ? styles.accent : styles.plain}
              style={{ width: `${(amount / most) * 71}%` }}
              aria-hidden="true"
              focusable="false"
            >
              <rect width="100%" height="100%" rx="5" />
            </svg>
            <span className={styles.label}>{t(label, values)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t(`${id}.text`, values)}</p>
      <SampleNote className={styles.label} />
    </Section>
  );
}
