import { useT } from '@i18n/messages';
import { InputText } from './fields';
import styles from './FormPage.module.css';

/** First name, last name and address, which every form of the site asks for. */
export function PersonFields({ business }: { business?: boolean }) {
  const t = useT();
  return (
    <>
      <div className={styles.pair}>
        <InputText name="firstName" autoComplete="given-name" maxLength={80} required />
        <InputText name="lastName" autoComplete="family-name" maxLength={80} required />
      </div>
      <InputText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        label={business ? t('forms.businessEmail') : undefined}
        required
      />
    </>
  );
}
