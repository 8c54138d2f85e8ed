import { Heading } from '@ui/layout/Heading';
import { useId, type ReactNode } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Actions, type Action } from '../actions/Actions';
import { Section, type SectionProps } from '../Section';
import styles from './Band.module.css';

export interface BandProps extends Pick<SectionProps, 'tone'> {
  /** Messages `<id>.title` and `.text`. */
  id: string;
  actions?: readonly Action[];
  children?: ReactNode;
}

/** One thought on a coloured ground, with a way on. */
export function Band({ id, actions, tone = 'dusk', children }: BandProps) {
  const say = useSiteText();
  const heading = useId();
  return (
    <Section tone={tone} labelledBy={heading} className={styles.band}>
      <Heading level={2} look="d2" id={heading} className={styles.title}>
        {say(`${id}.title`)}
      </Heading>
      <div className={styles.side}>
        <p className={styles.text}>{say(`${id}.text`)}</p>
        {actions && <Actions actions={actions} night={tone === 'night'} />}
        {children}
      </div>
    </Section>
  );
}
