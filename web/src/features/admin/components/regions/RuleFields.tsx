import { RULE_FIELDS, type RegionTopic, type RuleField } from '@contract/region-rules';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { InputSelect, InputText } from '@shared/form/inputs';
import type { RuleForm } from './rule-form';
import { choiceOfPath, nameOfPath } from './rule-values';
import styles from './regions.module.css';
import formStyles from '@shared/form/form.module.css';

function Field({ topic, field, values }: { topic: RegionTopic; field: RuleField; values: RuleForm }) {
  const t = useT();
  const label = t(messageId(`admin.regions.field.${topic}.${field.path}`));
  const name = nameOfPath(field.path);
  if (field.kind === 'flag') {
    return (
      <InputSelect
        name={name}
        label={label}
        placeholder={t('admin.regions.notSaid')}
        options={[
          { value: 'yes', label: t('admin.regions.yes') },
          { value: 'no', label: t('admin.regions.no') },
        ]}
      />
    );
  }
  if (field.kind === 'choice') {
    return (
      <InputSelect
        name={name}
        label={label}
        placeholder={t('admin.regions.notSaid')}
        options={(field.choices ?? []).map((choice) => ({
          value: choice,
          label: t(messageId(`admin.regions.choice.${choice}`)),
        }))}
      />
    );
  }
  if (field.kind === 'words' || field.kind === 'address')
    return <InputText name={name} type={field.kind === 'address' ? 'url' : 'text'} autoComplete="off" label={label} />;
  const value = (
    <InputText
      name={name}
      inputMode="decimal"
      autoComplete="off"
      label={label}
      suffix={field.kind === 'whole' ? undefined : t(`admin.regions.unit.${field.kind}`)}
    />
  );
  if (!field.none) return value;
  const choice = choiceOfPath(field.path);
  return (
    <>
      <InputSelect
        name={choice}
        label={t(messageId(`admin.regions.limit.${topic}`))}
        options={limitsOf(topic).map((limit) => ({ value: limit, label: t(`admin.regions.limit.${limit}`) }))}
      />
      {values[choice] === 'limit' && value}
    </>
  );
}

/** A deposit may be banned; a rent always has some limit, or none. */
const limitsOf = (topic: RegionTopic) =>
  topic === 'deposit' ? (['limit', 'none', 'banned'] as const) : (['limit', 'none'] as const);

/** The values of an automatic rule, as the law's text gives them; an empty one says nothing. */
export function RuleFields({ topic, values }: { topic: RegionTopic; values: RuleForm }) {
  const t = useT();
  return (
    <fieldset className={styles.group}>
      <legend>{t('admin.regions.rule')}</legend>
      <p className={styles.quiet}>{t('admin.regions.ruleHelp')}</p>
      <div className={formStyles.pair}>
        {(RULE_FIELDS[topic] ?? []).map((field) => (
          <Field key={field.path} topic={topic} field={field} values={values} />
        ))}
      </div>
    </fieldset>
  );
}
