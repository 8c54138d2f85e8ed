import { LANGUAGES } from '@contract/languages';
import { LEAD_SOURCES } from '@contract/leads';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputSelect, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { leadQuery, useChangeLead, useCreateLead, type Lead } from '../api/leads';
import { fullName } from './lead-look';
import styles from '@shared/form/form.module.css';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  language: '',
  source: 'phone',
  notes: '',
};
type Values = typeof EMPTY;

function initialOf(lead: Lead | undefined, language: string): Values {
  if (!lead) return { ...EMPTY, language };
  const { firstName, lastName, email, phone, company, source, notes } = lead;
  return {
    firstName,
    lastName,
    email,
    phone: phone ?? '',
    company: company ?? '',
    language: lead.language,
    source,
    notes: notes ?? '',
  };
}

function useSchema() {
  const t = useT();
  return useMemo(
    () =>
      object({
        firstName: rules.required(t, 80),
        lastName: rules.required(t, 80),
        email: rules.email(t),
        phone: rules.optional(t, 40),
        company: rules.optional(t, 120),
        language: string().required(),
        source: string().required(),
        notes: rules.optional(t, 5000),
      }),
    [t],
  );
}

/** Adds a lead by hand, or changes the contact details of one. */
export function LeadDialog({
  lead,
  onClose,
  onSaved,
}: {
  lead?: Lead;
  onClose: () => void;
  onSaved?: (lead: Lead) => void;
}) {
  const t = useT();
  const note = useNote('crm');
  const { language } = useLanguage();
  const [begun, catchUp] = useBegunAgain(lead, leadQuery(lead?.id ?? ''));
  const [initial] = useState(() => initialOf(begun, language));
  const create = useCreateLead();
  const change = useChangeLead(begun?.id ?? '', true);
  const schema = useSchema();
  const save = async ({ source, notes, phone, company, ...values }: Values) => {
    const code = LANGUAGES.find((known) => known.code === values.language)?.code ?? 'en';
    const body = { ...values, phone: phone || null, company: company || null, language: code };
    const saved = begun
      ? await change.mutateAsync({ ...body, version: begun.version })
      : await create.mutateAsync({
          ...body,
          notes: notes || null,
          source: LEAD_SOURCES.find((known) => known === source),
        });
    toast({ kind: 'success', title: note((t) => t(begun ? 'crm.saved' : 'crm.added', { name: fullName(values) })) });
    onClose();
    if (saved) onSaved?.(saved);
  };
  return (
    <Dialog open title={t(begun ? 'crm.edit' : 'crm.add')} closeLabel={t('crm.close')} onClose={onClose}>
      <AppForm
        initial={initial}
        schema={schema}
        onSubmit={save}
        catchUp={begun && (async () => initialOf(await catchUp(), language))}
      >
        {({ submitting }) => (
          <>
            <div className={styles.pair}>
              <InputText name="firstName" label={t('crm.firstName')} />
              <InputText name="lastName" label={t('crm.lastName')} />
            </div>
            <InputText name="email" type="email" label={t('crm.email')} />
            <div className={styles.pair}>
              <InputText name="phone" type="tel" label={t('crm.phoneOptional')} />
              <InputText name="company" label={t('crm.companyOptional')} />
            </div>
            <div className={styles.pair}>
              <InputSelect
                name="language"
                label={t('crm.language')}
                options={LANGUAGES.map((one) => ({ value: one.code, label: one.nativeName }))}
              />
              {!begun && (
                <InputSelect
                  name="source"
                  label={t('crm.sourceLabel')}
                  options={LEAD_SOURCES.map((source) => ({ value: source, label: t(`crm.source.${source}`) }))}
                />
              )}
            </div>
            {!begun && <InputArea name="notes" rows={3} label={t('crm.notesOptional')} />}
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('crm.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t(begun ? 'crm.save' : 'crm.add')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
