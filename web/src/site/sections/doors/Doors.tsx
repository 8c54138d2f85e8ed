import type { DoorPictureProps } from '@ui/art/DoorPicture';
import { DoorStill } from '@ui/art/stills';
import { Heading } from '@ui/layout/Heading';
import { useSiteText } from '../../facts/use-site-text';
import { ArrowLink } from '../ArrowLink';
import { Section } from '../Section';
import styles from './Doors.module.css';

export interface Door {
  /** Messages `<id>.title`, `.text`, `.go`. */
  id: string;
  href: string;
  door: DoorPictureProps['door'];
}

/** One sign-in per role, each with its own door. */
export function Doors({ id, doors }: { id: string; doors: readonly Door[] }) {
  const t = useSiteText();
  return (
    <Section labelledBy={id}>
      <Heading level={2} look="d2" id={id}>
        {t(`${id}.title`)}
      </Heading>
      <ul className={styles.doors}>
        {doors.map(({ id: words, href, door }) => (
          <li key={words} className={styles.door}>
            <div className={styles.ground}>
              <DoorStill door={door} className={styles.drawing} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>{t(`${words}.title`)}</h3>
              <p className={styles.text}>{t(`${words}.text`)}</p>
              <ArrowLink href={href}>{t(`${words}.go`)}</ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
