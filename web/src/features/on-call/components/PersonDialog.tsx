import { useFaultText } from '@api/fault-text';
import { toProblem } from '@api/problem';
import { HOLIDAY_DUTIES } from '@contract/holidays';
import { LANGUAGES, type Language } from '@contract/languages';
import { PRODUCT } from '@contract/product';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { DaysOffFields, HoursFields, type HoursOfWeek } from '@shared/hours/HoursFields';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useEffect, useRef, useState } from 'react';
import { bodyOf, type OnCallList, type OnCallPerson, type PersonBody } from '../api/on-call';
import { leadToWrong } from '../lead-to-wrong';
import { faultOf, membersLeft, newPerson, wrongIn, type PersonValues, type Wrong } from '../person-values';
import { SaveFailure } from './SaveFailure';
import styles from './on-call.module.css';

interface PersonDialogProps {
  list: OnCallList;
  /** The person to change. Left out for a new one. */
  present?: OnCallPerson;
  saving: boolean;
  /** Why the last save failed. */
  failure: Error | null;
  onSave: (person: PersonBody) => void;
  onClose: () => void;
}

/** Adds or changes a person on the list: who it is, and when they are on call. */
export function PersonDialog({ list, present, saving, failure, onSave, onClose }: PersonDialogProps) {
  const t = useT();
  const mail = useMailWord();
  const { language } = useLanguage();
  const [values, setValues] = useState<PersonValues>(present ?? newPerson(list, language));
  const [wrong, setWrong] = useState<Wrong>({});
  /** The errors of the last attempt to save. */
  const [tried, setTried] = useState<Wrong>({});
  const form = useRef<HTMLDivElement>(null);
  const change = (part: Partial<PersonValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    // Errors that were fixed disappear immediately. New ones appear only at the next attempt.
    const still = wrongIn(bodyOf({ ...next, id: '' }));
    setWrong((before) => Object.fromEntries(Object.entries(still).filter(([name]) => name in before)));
  };
  // The form is longer than a phone's screen, so the error may not be visible from the button.
  useEffect(() => {
    if (Object.keys(tried).length > 0 || failure) leadToWrong(form.current);
  }, [tried, failure]);
  const submit = () => {
    const body = bodyOf({ ...values, id: '' });
    const found = wrongIn(body);
    setWrong(found);
    setTried(found);
    if (Object.keys(found).length === 0) onSave(body);
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('on-call.back')}
      </Button>
      <Button loading={saving} onClick={submit}>
        {t(present ? 'on-call.savePerson' : 'on-call.add')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(present ? 'on-call.editTitle' : 'on-call.addTitle')}
      closeLabel={t('app.close')}
      actions={actions}
    >
      <div ref={form} className={styles.form}>
        <SaveFailure failure={failure} />
        {!present && <KindField list={list} values={values} change={change} />}
        {(values.kind === 'landlord' || isReader(list, values)) && (
          <p className={styles.text}>{t('on-call.landlordHelp', { ...mail, product: PRODUCT.name })}</p>
        )}
        {values.kind === 'colleague' && present && values.name && <p className={styles.name}>{values.name}</p>}
        {values.kind === 'colleague' && !present && (
          <ColleagueField list={list} values={values} change={change} wrong={wrong} />
        )}
        {values.kind === 'supplier' && values.former && <p className={styles.name}>{values.name}</p>}
        {values.kind === 'supplier' && !values.former && (
          <SupplierField list={list} values={values} change={change} wrong={wrong} />
        )}
        {values.kind === 'outside' && (
          <OutsideFields list={list} values={values} change={change} wrong={wrong} failure={failure} />
        )}
        <HoursFields
          title={t('on-call.hours')}
          none={t('on-call.hoursNone')}
          added={NIGHTS}
          lines={values.hours}
          onChange={(hours) => change({ hours })}
        />
        {wrong.hours && <FormError title={t('on-call.wrong.hours')} />}
        <DaysOffFields
          lines={values.daysOff}
          yearly={t('on-call.yearly')}
          onChange={(daysOff) => change({ daysOff })}
        />
        {wrong.daysOff && <FormError title={t('on-call.wrong.daysOff')} />}
        <SelectField
          label={t('on-call.holidays')}
          options={HOLIDAY_DUTIES.map((value) => ({ value, label: t(`on-call.holidays.${value}`) }))}
          value={values.holidays}
          onChange={({ target }) =>
            change({ holidays: HOLIDAY_DUTIES.find((duty) => duty === target.value) ?? 'as_usual' })
          }
        />
      </div>
    </Dialog>
  );
}

interface PartProps {
  list: OnCallList;
  values: PersonValues;
  change: (part: Partial<PersonValues>) => void;
  wrong?: Wrong;
  failure?: Error | null;
}

const NIGHTS: HoursOfWeek = { days: [1, 2, 3, 4, 5, 6, 7], from: '18:00', until: '08:00' };
const KINDS = ['colleague', 'supplier', 'outside'] as const;

const isReader = ({ members }: OnCallList, { userId }: PersonValues) =>
  members.some((member) => member.you && member.userId === userId);

function KindField({ list, values, change }: PartProps) {
  const t = useT();
  const none: Partial<Record<PersonValues['kind'], boolean>> = {
    colleague: membersLeft(list).length === 0,
    supplier: list.suppliers.length === 0,
  };
  const options = KINDS.map((value) => ({
    value,
    label: t(`on-call.choose.${value}`),
    disabled: none[value] ?? false,
  }));
  return (
    <SelectField
      label={t('on-call.who')}
      help={list.suppliers.length === 0 ? t('on-call.noSuppliers') : undefined}
      options={options}
      value={values.kind}
      onChange={({ target }) => change({ kind: KINDS.find((kind) => kind === target.value) ?? 'outside' })}
    />
  );
}

function ColleagueField({ list, values, change, wrong }: PartProps) {
  const t = useT();
  return (
    <SelectField
      label={t('on-call.colleague')}
      help={t('on-call.colleagueHelp')}
      placeholder={t('on-call.colleagueChoose')}
      error={wrong?.userId && t('on-call.wrong.required')}
      options={membersLeft(list).map(({ userId, name, you }) => ({
        value: userId,
        label: you ? t('on-call.youNamed', { name }) : name,
      }))}
      value={values.userId ?? ''}
      onChange={({ target }) => change({ userId: target.value || null })}
    />
  );
}

function SupplierField({ list, values, change, wrong }: PartProps) {
  const t = useT();
  const mail = useMailWord();
  return (
    <SelectField
      label={t('on-call.supplier')}
      help={t('on-call.supplierHelp', mail)}
      placeholder={t('on-call.supplierChoose')}
      error={wrong?.supplierId && t('on-call.wrong.required')}
      options={list.suppliers.map(({ id, companyName }) => ({ value: id, label: companyName }))}
      value={values.supplierId ?? ''}
      onChange={({ target }) => change({ supplierId: target.value || null })}
    />
  );
}

function OutsideFields({ list, values, change, wrong, failure }: PartProps) {
  const t = useT();
  const mail = useMailWord();
  const faultText = useFaultText();
  const field = (name: 'name' | 'email' | 'phone') => ({
    value: values[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  const refused = (name: 'name' | 'email' | 'phone') => {
    const fault = failure && faultOf(toProblem(failure), name);
    return fault ? (faultText(fault) ?? t('errors.invalid_input')) : undefined;
  };
  const error = (name: 'name' | 'email') =>
    wrong?.[name] ? t(messageId(`on-call.wrong.${wrong[name]}`)) : refused(name);
  return (
    <>
      <TextField label={t('on-call.name')} maxLength={120} error={error('name')} {...field('name')} />
      <TextField type="email" label={t('on-call.email')} maxLength={254} error={error('email')} {...field('email')} />
      <TextField
        type="tel"
        label={t('on-call.phone')}
        labelEnd={t('on-call.optional')}
        maxLength={40}
        error={refused('phone')}
        {...field('phone')}
      />
      <SelectField
        label={t('on-call.language')}
        options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
        value={values.language ?? 'en'}
        onChange={({ target }) => change({ language: target.value as Language })}
      />
      <Checkbox
        label={t('on-call.texts')}
        help={list.textsReady ? undefined : t('on-call.textsNotReady', mail)}
        disabled={!values.phone}
        checked={values.texts}
        onChange={({ target }) => change({ texts: target.checked })}
      />
    </>
  );
}
