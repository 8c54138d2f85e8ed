import { CONFIDENCES, needsNoSource, RULE_FIELDS, ruleFaults, type RegionTopic } from '@contract/region-rules';
import { useMemo, useState } from 'react';
import { object, string, boolean, type ObjectSchema } from 'yup';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useEditRule, type RegionEdit, type RegionRecord } from '../../api/regions';
import { AppForm } from '@parts/form/AppForm';
import formStyles from '@parts/form/form.module.css';
import { InputArea, InputCheck, InputSelect, InputText } from '@parts/form/inputs';
import { rules } from '@parts/form/rules';
import { RuleFields } from './RuleFields';
import { nameOfPath, ruleOfTexts, textsOf } from './rule-values';
import styles from './regions.module.css';

type Values = Record<string, string | boolean>;

/** A record may hold several statements; one more line is offered for what is new. */
function initialOf({ topic, facts, rule, validFrom, validTo }: RegionRecord): Values {
  const statements = facts.flatMap((fact, at): [string, string][] => [[`text${at}`, fact.text], [`source${at}`, fact.source ?? ''], [`sourceDate${at}`, fact.sourceDate ?? ''], [`confidence${at}`, fact.confidence ?? '']]);
  return { ...Object.fromEntries(statements), ...textsOf(topic, rule), automatic: rule ? 'yes' : 'no', validFrom: validFrom ?? '', validTo: validTo ?? '', verified: false, note: '' };
}

const text = (values: Values, name: string) => String(values[name] ?? '').trim();

function bodyOf(record: RegionRecord, values: Values): RegionEdit {
  const facts = record.facts.map((_fact, at) => ({
    text: text(values, `text${at}`), source: text(values, `source${at}`) || null, sourceDate: text(values, `sourceDate${at}`) || null,
    confidence: CONFIDENCES.find((known) => known === text(values, `confidence${at}`)) ?? null,
  }));
  const rule = text(values, 'automatic') === 'yes' ? ruleOfTexts(record.topic, values as Record<string, string>) : null;
  return { facts, rule, validFrom: text(values, 'validFrom') || null, validTo: text(values, 'validTo') || null, verified: values['verified'] === true, note: text(values, 'note') || null, version: record.version };
}

function useSchema(record: RegionRecord) {
  const t = useT();
  return useMemo(() => {
    const statements = record.facts.flatMap((_fact, at) => [
      [`text${at}`, rules.required(t, 500)],
      [`source${at}`, rules.optional(t, 300).test('source', t('admin.regions.sourceNeeded'), (value, { parent }) => Boolean(value) || needsNoSource(String(parent[`text${at}`] ?? '')))],
      [`sourceDate${at}`, string().defined().default('').matches(/^(\d{4}(-\d{2}){0,2})?$/, t('admin.regions.dateWrong'))],
    ]);
    const fields = (RULE_FIELDS[record.topic] ?? []).map(({ path }) => [nameOfPath(path), string().defined().default('').test('rule', t('admin.regions.valueWrong'), (_value, { parent }) => parent.automatic !== 'yes' || isGood(record.topic, path, parent as Record<string, string>))]);
    const shape = { ...Object.fromEntries([...statements, ...fields]), verified: boolean().defined().default(false), note: rules.optional(t, 500) };
    return object(shape) as unknown as ObjectSchema<Values>;
  }, [record, t]);
}

/** Whether the value at a path is one that the topic takes; the server asks the same. */
function isGood(topic: RegionTopic, path: string, values: Record<string, string>): boolean {
  const rule = ruleOfTexts(topic, { [nameOfPath(path)]: values[nameOfPath(path)] ?? '' });
  return rule !== null && !ruleFaults(topic, rule).some((fault) => fault.path === path);
}

/** Writes a new version: what the law says, from where, since when, and what the product applies by itself. */
export function EditRuleDialog({ record, onClose }: { record: RegionRecord; onClose: () => void }) {
  const t = useT();
  const edit = useEditRule(record);
  const schema = useSchema(record);
  const [initial] = useState(() => initialOf(record));
  const ruled = record.topic in RULE_FIELDS;
  const save = async (values: Values) => {
    await edit.mutateAsync(bodyOf(record, values));
    toast({ kind: 'success', title: t('admin.regions.saved') });
    onClose();
  };
  return (
    <Dialog open size="lg" title={t(record.place ? 'admin.regions.setOwnTitle' : 'admin.regions.editTitle', { place: record.place ?? '', topic: t(`admin.regions.topic.${record.topic}`) })} closeLabel={t('admin.close')} onClose={onClose}>
      <AppForm initial={initial} schema={schema} onSubmit={save}>
        {({ submitting, values }) => (
          <>
            {record.facts.map((_fact, at) => (
              <fieldset key={at} className={at === 0 ? formStyles.pair : styles.group}>
                <InputArea name={`text${at}`} rows={2} label={t('admin.regions.text')} help={t('admin.regions.textHelp')} />
                <InputText name={`source${at}`} label={t('admin.regions.source')} />
                <InputText name={`sourceDate${at}`} label={t('admin.regions.sourceDate')} placeholder="2026-11" />
                <InputSelect name={`confidence${at}`} label={t('admin.regions.confidenceLabel')} placeholder={t('admin.regions.notSaid')} options={CONFIDENCES.map((value) => ({ value, label: t(`admin.regions.confidence.${value}`) }))} />
              </fieldset>
            ))}
            {ruled && <InputSelect name="automatic" label={t('admin.regions.automatic')} help={t('admin.regions.automaticHelp')} options={[{ value: 'yes', label: t('admin.regions.applyIt') }, { value: 'no', label: t('admin.regions.peopleDecide') }]} />}
            {ruled && values['automatic'] === 'yes' && <RuleFields topic={record.topic} />}
            <div className={formStyles.pair}>
              <InputText name="validFrom" type="date" label={t('admin.regions.validFrom')} />
              <InputText name="validTo" type="date" label={t('admin.regions.validTo')} help={t('admin.regions.validToHelp')} />
            </div>
            <InputText name="note" label={t('admin.regions.note')} />
            <InputCheck name="verified" label={t('admin.regions.verified')} help={t('admin.regions.verifiedHelp')} />
            <FormActions>
              <Button variant="secondary" onClick={onClose}>{t('admin.cancel')}</Button>
              <Button type="submit" loading={submitting}>{t('admin.save')}</Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
