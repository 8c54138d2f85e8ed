import { useId } from 'react';
import { IfPage } from '@nav/IfPage';
import { ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { useSiteText } from '../../facts/use-site-text';
import { useTrialPath } from '../actions/trial';
import { Section } from '../Section';
import styles from './Closing.module.css';

export interface ClosingProps {
  /** Messages `<id>.title`, `.go`, `.note`. */
  id: string;
  /** Where the button leads; by default to the free trial. */
  href?: string;
}

/** The last call before the footer; it stands on the same night. */
export function Closing({ id, href }: ClosingProps) {
  const t = useSiteText();
  const trial = useTrialPath();
  const heading = useId();
  const path = href ?? trial;
  return (
    <Section tone="night" labelledBy={heading} className={styles.closing}>
      <Heading level={2} look="d2" id={heading} className={styles.title}>
        {t(`${id}.title`)}
      </Heading>
      <IfPage path={path}>
        <div className={styles.call}>
          <ButtonLink variant="accent" size="xl" href={path}>
            {t(`${id}.go`)}
          </ButtonLink>
          <p className={styles.note}>{t(`${id}.note`)}</p>
        </div>
      </IfPage>
    </Section>
  );
}
