import { SERVICE_TYPE_VALUES, serviceTypeOf } from '@contract/service-types';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { Loaded } from '@parts/list/Loaded';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea, TextField } from '@ui/fields/TextField';
import { PageHead } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { ownProfileQuery, useChangeProfile, type Supplier } from '../api/own-profile';
import styles from './ProfilePage.module.css';

/** /dashboards/supplier/profile: what landlords and tenants read in the directory. */
export default function ProfilePage() {
  const t = useT();
  const query = useQuery(ownProfileQuery);
  return (
    <>
      <PageHead title={t('suppliers.profile.title')} subtitle={t('suppliers.profile.text')} />
      <Loaded query={query} shape="form">{(supplier) => <ProfileForm supplier={supplier} />}</Loaded>
    </>
  );
}

function ProfileForm({ supplier }: { supplier: Supplier }) {
  const t = useT();
  const textOf = useProblemText();
  const [failure, setFailure] = useState<string>();
  const save = useChangeProfile(supplier.id, () => toast({ kind: 'success', title: t('suppliers.profile.saved') }));
  const { serviceType, city, phone, about, version } = supplier;
  const initial = { serviceType, city: city ?? '', phone: phone ?? '', about: about ?? '' };
  // Two lists of the documents name the same trades twice; each trade is offered once, and what was chosen at sign-up stays.
  const types = SERVICE_TYPE_VALUES.filter((value, _at, all) => value === (tradeOf(value) === tradeOf(serviceType) ? serviceType : all.find((other) => tradeOf(other) === tradeOf(value))));
  const submit = async (values: typeof initial) => {
    setFailure(undefined);
    await save.mutateAsync({ ...values, version }).catch((error: unknown) => setFailure(textOf(error)));
  };
  return (
    <Formik initialValues={initial} enableReinitialize onSubmit={submit}>
      {({ getFieldProps }) => (
        <Form noValidate className={styles.form}>
          {failure && <FormError title={failure} />}
          <TextField label={t('suppliers.company')} value={supplier.companyName} readOnly help={t('suppliers.profile.companyFixed')} />
          <SelectField label={t('suppliers.trade')} options={types.map((value) => ({ value, label: t(`suppliers.trade.${tradeOf(value)}`) }))} {...getFieldProps('serviceType')} />
          <TextField label={t('suppliers.city')} maxLength={80} autoComplete="address-level2" {...getFieldProps('city')} />
          <TextField label={t('suppliers.phone')} type="tel" maxLength={40} autoComplete="tel" {...getFieldProps('phone')} />
          <TextArea label={t('suppliers.about')} help={t('suppliers.aboutHelp')} rows={5} maxLength={2000} {...getFieldProps('about')} />
          <FormActions>
            <Button type="submit" size="lg" loading={save.isPending}>
              {t('suppliers.profile.save')}
            </Button>
          </FormActions>
        </Form>
      )}
    </Formik>
  );
}

const tradeOf = (serviceType: string) => serviceTypeOf(serviceType)?.trade ?? 'other';
