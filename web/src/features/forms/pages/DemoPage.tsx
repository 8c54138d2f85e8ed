import { DEMO_PROPERTY_COUNTS } from '@contract/form-options';
import { useT } from '@i18n/messages';
import { useCallback } from 'react';
import { InputArea, InputSelect, InputText } from '../components/fields';
import { FormPage } from '../components/FormPage';
import { PersonFields } from '../components/PersonFields';
import type { Checks } from '../components/rules';
import { SiteForm } from '../components/SiteForm';
import { useAnswer } from '../components/use-answer';
import { useFormToasts } from '../components/use-form-toasts';
import styles from '../components/FormPage.module.css';

const EMPTY = { firstName: '', lastName: '', email: '', company: '', phone: '', propertyCount: '', message: '' };
const COUNTS = DEMO_PROPERTY_COUNTS.map((value) => ({ value, label: value }));

/** /demo (docs/specification/forms.md: it is sent). */
export default function DemoPage() {
  const t = useT();
  const { hours, note } = useAnswer();
  const { showSent, showFailed } = useFormToasts('forms.demo.sent', 'forms.failed');
  const schema = useCallback(({ object, rules }: Checks) => object(rules.person(t)), [t]);
  return (
    <FormPage
      title={t('forms.demo.title')}
      lead={t('forms.demo.lead')}
      facts={[t('forms.demo.contact', { hours }), t('forms.demo.session')]}
      aside={note}
    >
      <SiteForm
        name="demo"
        path="/api/demo-request"
        initial={EMPTY}
        schema={schema}
        submit={t('forms.demo.submit')}
        onSent={showSent}
        onFailed={showFailed}
      >
        <PersonFields />
        <div className={styles.pair}>
          <InputText name="company" autoComplete="organization" maxLength={120} />
          <InputText name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
        </div>
        <InputSelect name="propertyCount" options={COUNTS} />
        <InputArea name="message" rows={5} maxLength={5000} />
      </SiteForm>
    </FormPage>
  );
}
