import { IfPage } from '@nav/IfPage';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { useId, type ReactNode } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Section } from '../Section';
import styles from './Closing.module.css';

export interface ClosingProps {
  /** Messages `<id>.title`, `.go`, `.note`. */
  id: string;
  /** Where the button leads; by default to the sign-up, which starts the trial with the number of days in the note. */
  href?: string;
  /** The content below it. */
  children?: ReactNode;
}

/** The last call to action before the footer, on the same night background. */
export function Closing({ id, href = paths.registerLandlord(), children }: ClosingProps) {
  const t = useSiteText();
  const heading = useId();
  return (
    <Section tone="night" labelledBy={heading} className={styles.closing}>
      <Heading level={2} look="d2" id={heading} className={styles.title}>
        {t(`${id}.title`)}
      </Heading>
      <IfPage path={href}>
        <div className={styles.call}>
          <ButtonLink variant="accent" size="xl" href={href}>
            {t(`${id}.go`)}
          </ButtonLink>
          <p className={styles.note}>{t(`${id}.note`)}</p>
          {children}
        </div>
      </IfPage>
    </Section>
  );
}
