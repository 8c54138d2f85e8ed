import type { TextValues } from '@i18n/messages';
import { cx } from '@ui/cx';
import { Heading } from '@ui/layout/Heading';
import { useId, type ReactNode } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Section, type SectionProps } from '../Section';
import styles from './Split.module.css';

export interface SplitProps extends Pick<SectionProps, 'tone'> {
  /** Messages `<id>.title` and `.text`. */
  id: string;
  values?: TextValues;
  /** Below the text. */
  more?: ReactNode;
  /** Puts the picture first on wide screens. */
  flip?: boolean;
  /** The content next to the text: a fragment of the interface or a drawing. */
  children: ReactNode;
}

/** A text next to what it describes. */
export function Split({ id, values, more, flip, tone, children }: SplitProps) {
  const t = useSiteText();
  const heading = useId();
  return (
    <Section tone={tone} labelledBy={heading} className={cx(styles.split, flip && styles.flip)}>
      <div className={styles.words}>
        <Heading level={2} look="d2" id={heading} className={styles.title}>
          {t(`${id}.title`, values)}
        </Heading>
        <p className={styles.text}>{t(`${id}.text`, values)}</p>
        {more}
      </div>
      <div className={styles.beside}>{children}</div>
    </Section>
  );
}
