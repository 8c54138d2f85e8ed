import { IfPage } from '@nav/IfPage';
import type { DoorPictureProps } from '@ui/art/DoorPicture';
import { DoorStill } from '@ui/art/stills';
import { ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { useId } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Section } from '../Section';
import styles from './Join.module.css';

export interface JoinProps {
  /** Message `<id>.title`, and per way `<id>.<name>.title`, `.text`, `.go`. */
  id: string;
  ways: readonly { name: string; href: string; door: DoorPictureProps['door'] }[];
}

/** Two ways to take part, each behind its own door. */
export function Join({ id, ways }: JoinProps) {
  const say = useSiteText();
  const heading = useId();
  return (
    <Section tone="lamp" labelledBy={heading}>
      <Heading level={2} look="d2" id={heading}>
        {say(`${id}.title`)}
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({ name, href, door }) => (
          <li key={name} className={styles.way}>
            <DoorStill door={door} className={styles.door} />
            <div className={styles.words}>
              <h3 className={styles.title}>{say(`${id}.${name}.title`)}</h3>
              <p>{say(`${id}.${name}.text`)}</p>
              <IfPage path={href}>
                <ButtonLink href={href}>{say(`${id}.${name}.go`)}</ButtonLink>
              </IfPage>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
