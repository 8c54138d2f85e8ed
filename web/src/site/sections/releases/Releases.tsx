import { useFormats } from '@i18n/formats';
import { Heading } from '@ui/layout/Heading';
import { useId } from 'react';
import { RELEASES } from '../../facts/releases';
import { useSiteText } from '../../facts/use-site-text';
import { Section, type SectionProps } from '../Section';
import styles from './Releases.module.css';

export interface ReleasesProps extends Pick<SectionProps, 'tone'> {
  /** Messages `<id>.title`, `.version`, `.type.<type>`, `.badge.<badge>`, per release `<id>.<release>.title`, `.text`, `.feature.<name>`. */
  id: string;
}

const MONTH = { month: 'short', year: 'numeric' } as const;

/** The releases on a line of time, the newest first. */
export function Releases({ id, tone }: ReleasesProps) {
  const say = useSiteText();
  const { day } = useFormats();
  const heading = useId();
  return (
    <Section tone={tone} labelledBy={heading}>
      <Heading level={2} look="d3" id={heading}>
        {say(`${id}.title`)}
      </Heading>
      <ol className={styles.releases}>
        {RELEASES.map((release) => (
          <li key={release.id} className={styles.release}>
            <div className={styles.when}>
              <p className={styles.version}>{release.version}</p>
              <p className={styles.month}>
                <time dateTime={release.month.slice(0, 7)}>{day(release.month, MONTH)}</time>
              </p>
              <p className={styles.month}>{say(`${id}.type.${release.type}`)}</p>
              <span className={styles[release.badge]}>{say(`${id}.badge.${release.badge}`)}</span>
            </div>
            <div>
              <h3 className={styles.title}>{say(`${id}.${release.id}.title`)}</h3>
              <p className={styles.text}>{say(`${id}.${release.id}.text`)}</p>
            </div>
            <ul className={styles.features}>
              {release.features.map((feature) => (
                <li key={feature}>{say(`${id}.${release.id}.feature.${feature}`)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
