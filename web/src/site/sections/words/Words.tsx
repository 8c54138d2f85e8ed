import { Heading } from '@ui/layout/Heading';
import { useId, type ReactNode } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Section, type SectionProps } from '../Section';
import styles from './Words.module.css';

export interface WordsProps extends Pick<SectionProps, 'tone'> {
  /** Per text messages `<id>.<name>.title` and `.text`. */
  id: string;
  texts: readonly string[];
  /** Below the texts. */
  more?: ReactNode;
}

/** Two or three statements beside each other, set large: mission and vision. */
export function Words({ id, texts, more, tone }: WordsProps) {
  const say = useSiteText();
  const base = useId();
  return (
    <Section tone={tone} labelledBy={`${base}-${texts[0] ?? ''}`} className={styles.words}>
      {texts.map((name) => (
        <div key={name} className={styles.text}>
          <Heading level={2} look="dialog" id={`${base}-${name}`}>
            {say(`${id}.${name}.title`)}
          </Heading>
          <p>{say(`${id}.${name}.text`)}</p>
        </div>
      ))}
      {more && <div className={styles.more}>{more}</div>}
    </Section>
  );
}
