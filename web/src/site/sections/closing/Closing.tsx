import { useId } from 'react';
import { useT } from '@i18n/messages';
import { IfPage } from '@nav/IfPage';
import { ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { Section } from '../Section';
import styles from './Closing.module.css';

/** The last call before the footer; it stands on the same night. Messages `<id>.title`, `.go`, `.note`. */
export function Closing({ id, href }: { id: string; href: string }) {
  const t = useT();
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
        </div>
      </IfPage>
    </Section>
  );
}
