import { LEAD_LIMITS, LEAD_TOUCHES } from '@contract/leads';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputSelect, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import { object, string } from 'yup';
import { useAddActivity, type Lead } from '../api/leads';
import styles from '@shared/form/form.module.css';

const EMPTY = { kind: 'call', at: '', text: '' };

/** Records a call, an email, a meeting or a note. If the time is empty, it happened now. */
export function ActivityForm({ lead, onSaved }: { lead: Lead; onSaved: () => void }) {
  const t = useT();
  const note = useNote('crm');
  const add = useAddActivity(lead.id);
  const schema = useMemo(
    () =>
      object({
        kind: string().required(),
        at: string().defined().default(''),
        text: rules.required(t, LEAD_LIMITS.text),
      }),
    [t],
  );
  const save = async ({ kind, at, text }: typeof EMPTY) => {
    await add.mutateAsync({
      kind: LEAD_TOUCHES.find((known) => known === kind) ?? 'note',
      text,
      at: at ? new Date(at).toISOString() : undefined,
    });
    toast({ kind: 'success', title: note((t) => t('crm.activitySaved')) });
    onSaved();
  };
  return (
    <AppForm initial={EMPTY} schema={schema} onSubmit={save}>
      {({ submitting, values }) => (
        <>
          <div className={styles.pair}>
            <InputSelect
              name="kind"
              label={t('crm.activityKind')}
              options={LEAD_TOUCHES.map((kind) => ({ value: kind, label: t(`crm.activity.${kind}`) }))}
            />
            <InputText name="at" type="datetime-local" label={t('crm.activityAt')} />
          </div>
          <InputArea name="text" rows={3} label={t('crm.activityText')} />
          <FormActions>
            <Button
              type="submit"
              variant="secondary"
              loading={submitting}
              disabled={Boolean(lead.mergedIntoId) || !values.text.trim()}
            >
              {t('crm.saveActivity')}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
