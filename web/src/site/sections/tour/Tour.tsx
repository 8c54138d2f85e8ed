import { Heading } from '@ui/layout/Heading';
import { Plate } from '@ui/plate/Plate';
import { useId, type ReactNode } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Section } from '../Section';
import styles from './Tour.module.css';

export interface TourProps {
  /** Message `<id>.stops`, and per stop `<id>.<name>.name`, `.title`, `.text`. */
  id: string;
  stops: readonly { name: string; preview: ReactNode }[];
}

/** Stops of a walk, numbered like houses, with a bar to jump between them. */
export function Tour({ id, stops }: TourProps) {
  const say = useSiteText();
  const base = useId();
  return (
    <>
      <nav className={styles.bar} aria-label={say(`${id}.stops`)}>
        <ol className={styles.names}>
          {stops.map(({ name }, index) => (
            <li key={name}>
              <a className={styles.name} href={`#${name}`}>
                <Plate size="sm">{index + 1}</Plate> {say(`${id}.${name}.name`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {stops.map(({ name, preview }, index) => (
        <Section
          key={name}
          tone={index % 2 === 1 ? 'surface' : 'canvas'}
          labelledBy={`${base}-${name}`}
          className={styles.stop}
        >
          <div id={name} className={styles.words}>
            <Plate size="lg">{index + 1}</Plate>
            <Heading level={2} look="d2" id={`${base}-${name}`}>
              {say(`${id}.${name}.title`)}
            </Heading>
            <p className={styles.text}>{say(`${id}.${name}.text`)}</p>
          </div>
          <div className={styles.preview}>{preview}</div>
        </Section>
      ))}
    </>
  );
}
