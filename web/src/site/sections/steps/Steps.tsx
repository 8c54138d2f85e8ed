import { Heading } from '@ui/layout/Heading';
import { Pane } from '@ui/pane/Pane';
import { useId } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Section, type SectionProps } from '../Section';
import styles from './Steps.module.css';

export interface StepsProps extends Pick<SectionProps, 'tone'> {
  /** Message `<id>.title`, and per step `<id>.<step>.title` and `.text`. */
  id: string;
  steps: readonly string[];
}

/** Windows that light up: the last step is lit. */
const LOOKS = ['submitted', 'partial', 'processing', 'paid'] as const;

/** How something comes about, in two to four steps along a line. */
export function Steps({ id, steps, tone }: StepsProps) {
  const say = useSiteText();
  const heading = useId();
  const first = LOOKS.length - steps.length;
  return (
    <Section tone={tone} labelledBy={heading}>
      <Heading level={2} look="d3" id={heading}>
        {say(`${id}.title`)}
      </Heading>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.mark}>
              <Pane status={LOOKS[first + index] ?? 'paid'} size="large" />
            </span>
            <h3 className={styles.title}>{say(`${id}.${step}.title`)}</h3>
            <p className={styles.text}>{say(`${id}.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
