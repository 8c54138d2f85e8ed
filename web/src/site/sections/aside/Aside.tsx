import { Heading } from '@ui/layout/Heading';
import { useId, type ReactNode } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Section, type SectionProps } from '../Section';
import styles from './Aside.module.css';

export interface AsideProps extends Pick<SectionProps, 'tone'> {
  /** Message `<id>.title`; with `text` also `.text`. */
  id: string;
  text?: boolean;
  /** Below the heading. */
  more?: ReactNode;
  children: ReactNode;
}

/** A heading at the left, and at the right what it announces: a list, a table, questions. */
export function Aside({ id, text, more, tone, children }: AsideProps) {
  const say = useSiteText();
  const heading = useId();
  return (
    <Section tone={tone} labelledBy={heading} className={styles.aside}>
      <div className={styles.words}>
        <Heading level={2} look="d3" id={heading}>
          {say(`${id}.title`)}
        </Heading>
        {text && <p className={styles.text}>{say(`${id}.text`)}</p>}
        {more}
      </div>
      <div className={styles.content}>{children}</div>
    </Section>
  );
}
