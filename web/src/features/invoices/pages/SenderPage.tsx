import { toProblem } from '@api/problem';
import { BANK_DETAILS_MAX } from '@contract/invoices';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputPassword, InputSelect, InputText } from '@shared/form/inputs';
import { COUNTRIES, regionOptions } from '@shared/form/regions';
import { useBegunAgain } from '@shared/form/use-begun';
import { Loaded } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { FormActions } from '@ui/fields/FormActions';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { Text } from '@ui/layout/Heading';
import { PageHead, Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { invoiceSenderQuery, useSaveSender, type InvoiceSender, type WithSecondStep } from '../api/invoices';
import { senderBody, senderSchema, senderValues, type SenderValues } from '../components/sender-form';
import own from '../components/invoices.module.css';
import styles from '@shared/form/form.module.css';

/** What a supplier's invoices say of them: where to reach them and how to pay them. */
export function SenderPage({ withSecondStep }: { withSecondStep: WithSecondStep }) {
  const t = useT();
  const query = useQuery(invoiceSenderQuery);
  const list = { label: t('invoices.title'), href: paths.supplierInvoices() };
  return (
    <>
      <div className={own.crumbs}>
        <Breadcrumbs label={t('invoices.crumbs')} items={[list, { label: t('invoices.sender.title') }]} />
      </div>
      <PageHead title={t('invoices.sender.title')} subtitle={t('invoices.sender.text')} />
      <Loaded query={query} shape="form">
        {(sender) => <SenderForm sender={sender} withSecondStep={withSecondStep} />}
      </Loaded>
    </>
  );
}

function SenderForm({ sender: present, withSecondStep }: { sender: InvoiceSender; withSecondStep: WithSecondStep }) {
  const t = useT();
  const mail = useMailWord();
  const note = useNote('invoices');
  const [sender, catchUp, begin] = useBegunAgain(present, invoiceSenderQuery);
  const [round, setRound] = useState(0);
  const save = useSaveSender(withSecondStep);
  const submit = async (values: SenderValues) => {
    const saved = await save.mutateAsync({ ...senderBody(values), version: sender.version || undefined });
    toast({ kind: 'success', title: note((t) => t('invoices.sender.saved')) });
    begin(saved);
    // The form begins again without the password.
    setRound(round + 1);
  };
  const explain = (error: unknown) => {
    const { code } = toProblem(error);
    if (code === 'invalid_credentials') return t('invoices.sender.passwordWrong');
    return code === 'two_factor_required' ? t('invoices.sender.codeMissing') : undefined;
  };
  return (
    <AppForm<SenderValues>
      key={round}
      initial={senderValues(sender)}
      schema={senderSchema(t, sender.confirmBy === 'password')}
      fieldOf={{ 'address.region': 'region', 'address.postalCode': 'postalCode', 'address.country': 'country' }}
      catchUp={async () => senderValues(await catchUp())}
      explain={explain}
      onSubmit={submit}
    >
      {({ submitting, values }) => (
        <>
          <Section title={t('invoices.sender.reach')}>
            <div className={styles.form}>
              <Address country={values.country} />
              <div className={styles.pair}>
                <InputText
                  name="phone"
                  type="tel"
                  label={t('invoices.sender.phone')}
                  autoComplete="tel"
                  maxLength={40}
                />
                <InputText name="email" type="email" label={t('invoices.sender.email')} autoComplete="email" />
              </div>
            </div>
          </Section>
          <Section title={t('invoices.sender.pay')}>
            <div className={styles.form}>
              <InputText
                name="eTransfer"
                type="email"
                label={t('invoices.sender.eTransfer')}
                help={t('invoices.sender.eTransferHelp')}
                autoComplete="off"
              />
              <InputText
                name="checkPayableTo"
                label={t('invoices.sender.checkPayableTo')}
                help={t('invoices.sender.checkHelp')}
                autoComplete="off"
                maxLength={120}
              />
              <InputArea
                name="bankDetails"
                label={t('invoices.sender.bankDetails')}
                help={t('invoices.sender.bankHelp', { max: BANK_DETAILS_MAX })}
                rows={3}
                maxLength={BANK_DETAILS_MAX}
              />
            </div>
          </Section>
          {sender.confirmBy === 'password' && (
            <InputPassword
              name="currentPassword"
              autoComplete="current-password"
              label={t('invoices.sender.password')}
              help={t('invoices.sender.passwordHelp', mail)}
            />
          )}
          {sender.confirmBy === 'code' && <Text ink={2}>{t('invoices.sender.codeHelp', mail)}</Text>}
          <FormActions>
            <Button type="submit" loading={submitting}>
              {t('invoices.sender.save')}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}

function Address({ country }: { country: string }) {
  const t = useT();
  const { language } = useLanguage();
  const countryName = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const regions = regionOptions(country, language);
  return (
    <>
      <div className={cx(styles.pair, styles.narrowFirst)}>
        <InputText name="streetNumber" label={t('invoices.sender.streetNumber')} autoComplete="off" />
        <InputText name="street" label={t('invoices.sender.street')} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <InputText name="city" label={t('invoices.sender.city')} autoComplete="address-level2" />
        <InputText name="postalCode" label={t('invoices.sender.postalCode')} autoComplete="postal-code" />
      </div>
      <div className={styles.pair}>
        <InputSelect
          name="country"
          label={t('invoices.sender.country')}
          options={COUNTRIES.map((code) => ({ value: code, label: countryName.of(code) ?? code }))}
        />
        {regions.length === 0 ? (
          <InputText name="region" label={t('invoices.sender.region')} autoComplete="address-level1" />
        ) : (
          <InputSelect
            name="region"
            label={t('invoices.sender.region')}
            options={regions}
            placeholder={t('invoices.sender.choose')}
            autoComplete="address-level1"
          />
        )}
      </div>
    </>
  );
}
