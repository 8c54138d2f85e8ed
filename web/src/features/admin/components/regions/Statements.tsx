import { CONFIDENCES } from '@contract/region-rules';
import { useT } from '@i18n/messages';
import { InputArea, InputCheck, InputSelect, InputText } from '@shared/form/inputs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '@ui/controls/Button';
import { useFormikContext } from 'formik';
import { MOST_STATEMENTS, STATEMENT_KINDS, statementCount, type RuleForm } from './rule-form';
import styles from './regions.module.css';
import formStyles from '@shared/form/form.module.css';

/** One statement: its text and its source. There are no fields where the rule is unknown. */
function Statement({ at, said, ruled }: { at: number; said: boolean; ruled: boolean }) {
  const t = useT();
  const { values, initialValues } = useFormikContext<RuleForm>();
  const isKept = (name: string) => values[name] === initialValues[name];
  /** A translation says what the text said before, until someone has looked at it. */
  const stale = (language: 'fr' | 'es') =>
    t(
      values[`${language}${at}`] && isKept(`${language}${at}`) && !isKept(`text${at}`)
        ? 'admin.regions.translationOld'
        : 'admin.regions.translationHelp',
    );
  return (
    <fieldset className={at === 0 ? formStyles.pair : `${styles.group} ${formStyles.pair}`}>
      <InputSelect
        name={`kind${at}`}
        label={t('admin.regions.kind')}
        options={STATEMENT_KINDS.map((value) => ({ value, label: t(`admin.regions.kind.${value}`) }))}
      />
      {said && (
        <>
          <InputArea name={`text${at}`} rows={2} label={t('admin.regions.text')} help={t('admin.regions.textHelp')} />
          <InputArea name={`fr${at}`} rows={2} label={t('admin.regions.textFr')} lang="fr" help={stale('fr')} />
          <InputArea name={`es${at}`} rows={2} label={t('admin.regions.textEs')} lang="es" help={stale('es')} />
          {ruled && (
            <InputCheck
              name={`ruled${at}`}
              label={t('admin.regions.saidByRule')}
              help={t('admin.regions.saidByRuleHelp')}
            />
          )}
          <InputText name={`source${at}`} label={t('admin.regions.source')} />
          <InputText name={`sourceDate${at}`} label={t('admin.regions.sourceDate')} placeholder="2026-11" />
          <InputSelect
            name={`confidence${at}`}
            label={t('admin.regions.confidenceLabel')}
            placeholder={t('admin.regions.notSaid')}
            options={CONFIDENCES.map((value) => ({ value, label: t(`admin.regions.confidence.${value}`) }))}
          />
        </>
      )}
    </fieldset>
  );
}

/** What a record says, statement by statement. */
export function Statements() {
  const t = useT();
  const { values, setFieldValue } = useFormikContext<RuleForm>();
  const count = statementCount(values);
  const set = (next: number) => void setFieldValue('statements', String(next));
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <Statement key={at} at={at} said={values[`kind${at}`] === 'said'} ruled={values['automatic'] === 'yes'} />
      ))}
      <div className={styles.actions}>
        {count < MOST_STATEMENTS && (
          <Button
            variant="secondary"
            size="sm"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => set(count + 1)}
          >
            {t('admin.regions.addStatement')}
          </Button>
        )}
        {count > 1 && (
          <Button variant="ghost" size="sm" onClick={() => set(count - 1)}>
            {t('admin.regions.dropStatement')}
          </Button>
        )}
      </div>
    </>
  );
}
