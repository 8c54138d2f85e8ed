import { IfPage } from '@nav/IfPage';
import { paths } from '@nav/paths';
import { NightStill } from '@ui/art/stills';
import { ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { useSiteText } from '../../facts/use-site-text';
import { Callout, type CalloutProps } from './Callout';
import styles from './Hero.module.css';

export interface HeroProps {
  /** Messages `<id>.title`, `.lead`, `.note`. */
  id: string;
  /** Notes that hang from lit windows. */
  callouts: readonly CalloutProps[];
}

/**
 * The night hero: headline, two buttons, the street. The street comes last in the document, because it is at the bottom
 * of the hero, and a page that is rendered while it is still loading would first show it at the top.
 */
export function Hero({ id, callouts }: HeroProps) {
  const t = useSiteText();
  return (
    <section className={styles.hero} data-surface="night">
      <div className={styles.words}>
        <Heading level={1} look="hero" className={styles.title}>
          {t(`${id}.title`)}
        </Heading>
        <p className={styles.lead}>{t(`${id}.lead`)}</p>
        <div className={styles.actions}>
          <IfPage path={paths.registerLandlord()}>
            <ButtonLink variant="accent" size="xl" href={paths.registerLandlord()}>
              {t('site.trial')}
            </ButtonLink>
          </IfPage>
          <IfPage path={paths.site('demo')}>
            <ButtonLink variant="ghost" size="xl" className={styles.second} href={paths.site('demo')}>
              {t(`${id}.demo`)}
            </ButtonLink>
          </IfPage>
        </div>
        <p className={styles.note}>{t(`${id}.note`)}</p>
      </div>
      <NightStill
        className={styles.street}
        callouts={callouts.map((callout) => (
          <Callout key={callout.id} {...callout} />
        ))}
      />
    </section>
  );
}
