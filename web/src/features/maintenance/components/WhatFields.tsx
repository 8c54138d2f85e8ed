import { DEVICE_KINDS } from '@contract/maintenance';
import { ISSUE_TYPES } from '@contract/priorities';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { useFormikContext } from 'formik';
import { propertyChoicesQuery, unitChoicesQuery } from '../api/places';
import type { ScheduleValues } from '../schedule-values';
import styles from './maintenance.module.css';

/** The place and the kind of maintenance. */
export function WhatFields() {
  const t = useT();
  const { values, touched, errors, setValues, getFieldProps } = useFormikContext<ScheduleValues>();
  const error = (name: keyof ScheduleValues) => (touched[name] ? (errors[name] as string | undefined) : undefined);
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  const { data: property } = useQuery(unitChoicesQuery(values.propertyId));
  return (
    <>
      <TextField
        label={t('maintenance.title')}
        maxLength={120}
        autoComplete="off"
        {...getFieldProps('title')}
        error={error('title')}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('maintenance.property')}
          placeholder={t('maintenance.choose')}
          options={properties.map(({ id, name }) => ({ value: id, label: name }))}
          {...getFieldProps('propertyId')}
          onChange={(event) => void setValues({ ...values, propertyId: event.target.value, unitId: '' })}
          error={error('propertyId')}
        />
        <SelectField
          label={t('maintenance.unit')}
          placeholder={t('maintenance.wholeProperty')}
          options={(property?.units ?? []).map(({ id, label }) => ({ value: id, label }))}
          {...getFieldProps('unitId')}
        />
      </div>
      <SelectField
        label={t('maintenance.category')}
        options={ISSUE_TYPES.map(({ key }) => ({ value: key, label: t(`maintenance.category.${key}`) }))}
        {...getFieldProps('category')}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('maintenance.deviceKind')}
          placeholder={t('maintenance.deviceNone')}
          options={DEVICE_KINDS.map((kind) => ({ value: kind, label: t(`maintenance.device.${kind}`) }))}
          {...getFieldProps('deviceKind')}
        />
        <TextField
          label={t('maintenance.deviceName')}
          labelEnd={t('maintenance.optional')}
          maxLength={80}
          autoComplete="off"
          {...getFieldProps('deviceName')}
        />
      </div>
    </>
  );
}
