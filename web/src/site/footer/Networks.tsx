import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { IfPage } from '@nav/IfPage';
import { useLocalAddress } from '@nav/LocalLink';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { FIGURES } from '../facts/figures';
import styles from './Footer.module.css';

/** Regions served, international expansion, Elite Partner network. */
export function Networks() {
  const t = useT();
  const { number } = useFormats();
  const international = paths.site('international-contact');
  const contact = useLocalAddress(international);
  return (
    <div className={styles.networks}>
      <section>
        <h2 className={styles.heading}>{t('site.footer.regions.title')}</h2>
        <p>{t('site.footer.regions.canada')}</p>
        <p>{t('site.footer.regions.states')}</p>
      </section>
      <section>
        <h2 className={styles.heading}>{t('site.footer.international.title')}</h2>
        <p>{t('site.footer.international.text')}</p>
        <IfPage path={international}>
          {/* A full page navigation is documented (docs/specification/footer.md). */}
          <a className={styles.outlined} href={contact}>
            {t('site.footer.international.contact')}
          </a>
        </IfPage>
      </section>
      <section>
        <h2 className={styles.heading}>{t('site.footer.elite.title')}</h2>
        <p>{t('site.footer.elite.text', { owners: number(FIGURES.eliteOwners) })}</p>
        <div className={styles.buttons}>
          <IfPage path={paths.registerSupplier()}>
            <ButtonLink className={styles.outlined} variant="ghost" size="sm" href={paths.registerSupplier()}>
              {t('site.footer.elite.become')}
            </ButtonLink>
          </IfPage>
          <IfPage path={paths.login()}>
            <ButtonLink className={styles.outlined} variant="ghost" size="sm" href={paths.signInDialog('supplier')}>
              {t('site.footer.elite.access')}
            </ButtonLink>
          </IfPage>
        </div>
      </section>
    </div>
  );
}
