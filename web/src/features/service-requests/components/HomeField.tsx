import { useT } from '@i18n/messages';
import { SelectField } from '@ui/fields/SelectField';
import { useFormikContext } from 'formik';

interface HomeFieldProps {
  homes: readonly { leaseId: string; label: string }[];
  /** Parts around the form depend on the choice: whom to call, and where. */
  onChoose: (leaseId: string) => void;
}

/** The tenant's home that a request is about. None is chosen in advance, because each may have another landlord. */
export function HomeField({ homes, onChoose }: HomeFieldProps) {
  const t = useT();
  const { values, errors, touched, setFieldValue } = useFormikContext<{ leaseId: string }>();
  return (
    <SelectField
      required
      name="leaseId"
      label={t('service-requests.new.home')}
      placeholder={t('service-requests.new.chooseHome')}
      options={homes.map(({ leaseId, label }) => ({ value: leaseId, label }))}
      value={values.leaseId}
      error={touched.leaseId && errors.leaseId}
      onChange={({ target }) => {
        void setFieldValue('leaseId', target.value);
        onChoose(target.value);
      }}
    />
  );
}
