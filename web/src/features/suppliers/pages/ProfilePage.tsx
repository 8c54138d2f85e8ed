import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { SERVICE_TYPE_VALUES } from '@contract/service-types';
import { useT } from '@i18n/messages';
import { NewerVersion } from '@shared/form/NewerVersion';
import { Unsaved } from '@shared/form/Unsaved';
import { BeginAnew, useBegunAgain } from '@shared/form/use-begun';
import { Loaded } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { FormError } from '@ui/fields/FormError';
import { TextArea, TextField } from '@ui/fields/TextField';
import { PageHead } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { Form, Formik } from 'formik';
import { useCallback, useState } from 'react';
import { ownProfileQuery, useChangeProfile, type Supplier } from '../api/own-profile';
import { AreaSection } from '../components/AreaSection';
import { HoursSection } from '../components/HoursSection';
import { NumbersSection } from '../components/Numbers';
import { PapersSection } from '../components/PapersSection';
import { RatingsSection } from '../components/Ratings';
import { tradeOf, TradesFields, tradesOf } from '../components/TradesFields';
import styles from './ProfilePage.module.css';

/** /dashboards/supplier/profile: what landlords and tenants see in the directory. */
export default function ProfilePage() {
  const t = useT();
  const query = useQuery(ownProfileQuery);
  return (
    <>
      <PageHead title={t('suppliers.profile.title')} subtitle={t('suppliers.profile.text')} />
      <Loaded query={query} shape="form">
        {(supplier) => (
          <>
            <ProfileForm supplier={supplier} />
            <AreaSection supplier={supplier} />
            <HoursSection supplier={supplier} />
            <NumbersSection supplier={supplier} />
            <RatingsSection supplier={supplier} />
            <PapersSection supplier={supplier} />
          </>
        )}
      </Loaded>
    </>
  );
}

const valuesOf = ({ companyName, serviceType, trades, city, phone, about }: Supplier) => ({
  companyName,
  serviceType,
  others: trades.slice(1),
  city: city ?? '',
  phone: phone ?? '',
  about: about ?? '',
});
type Values = ReturnType<typeof valuesOf>;

/** The state of the form. Counted jobs and ratings change the version in the meantime, but none of the fields. */
function useProfileForm(supplier: Supplier) {
  const [begun, catchUp, begin] = useBegunAgain(supplier, ownProfileQuery);
  const [initial, setInitial] = useState(() => valuesOf(supplier));
  const beginAnew = useCallback(
    (newest: Supplier) => {
      begin(newest);
      setInitial(valuesOf(newest));
    },
    [begin],
  );
  const { version } = JSON.stringify(valuesOf(begun)) === JSON.stringify(valuesOf(supplier)) ? supplier : begun;
  return { initial, version, beginAnew, catchUp: async () => valuesOf(await catchUp()) };
}

function ProfileForm({ supplier }: { supplier: Supplier }) {
  const t = useT();
  const note = useNote('suppliers');
  const textOf = useProblemText();
  const { initial, version, beginAnew, catchUp } = useProfileForm(supplier);
  const { serviceType } = supplier;
  const save = useChangeProfile(supplier.id, (saved) => {
    beginAnew(saved);
    toast({ kind: 'success', title: note((t) => t('suppliers.profile.saved')) });
  });
  // Two prescribed lists name the same trades differently. Each trade is offered once, with the label that was chosen at
  // sign-up.
  const types = SERVICE_TYPE_VALUES.filter(
    (value, _at, all) =>
      value ===
      (tradeOf(value) === tradeOf(serviceType) ? serviceType : all.find((other) => tradeOf(other) === tradeOf(value))),
  );
  const submit = ({ serviceType: main, others, ...values }: Values) =>
    save.mutateAsync({ ...values, ...tradesOf(main, others), version }).then(
      () => undefined,
      () => undefined,
    );
  const stale = save.error !== null && toProblem(save.error).code === 'stale_version';
  return (
    <Formik initialValues={initial} enableReinitialize onSubmit={submit}>
      {({ getFieldProps, values, setValues }) => (
        <Form noValidate className={styles.form}>
          <Unsaved />
          <BeginAnew loaded={supplier} begin={beginAnew} />
          {save.error && !stale && <FormError title={textOf(save.error)} />}
          {stale && <NewerVersion<Values> catchUp={catchUp} />}
          <TextField
            label={t('suppliers.company')}
            maxLength={120}
            autoComplete="organization"
            readOnly={!supplier.namesCompany}
            help={t(supplier.namesCompany ? 'suppliers.profile.companyOnce' : 'suppliers.profile.companyFixed')}
            {...getFieldProps('companyName')}
          />
          <TradesFields
            types={types}
            serviceType={values.serviceType}
            others={values.others}
            onChange={(chosen) => void setValues({ ...values, ...chosen })}
          />
          <TextField
            label={t('suppliers.city')}
            maxLength={80}
            autoComplete="address-level2"
            {...getFieldProps('city')}
          />
          <TextField
            label={t('suppliers.phone')}
            type="tel"
            maxLength={40}
            autoComplete="tel"
            {...getFieldProps('phone')}
          />
          <TextArea
            label={t('suppliers.about')}
            help={t('suppliers.aboutHelp')}
            rows={5}
            maxLength={2000}
            {...getFieldProps('about')}
          />
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
