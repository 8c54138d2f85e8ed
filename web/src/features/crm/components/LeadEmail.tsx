import { useProfile } from '@api/session';
import { fillLeadMail, leadMailValues, unknownLeadFields } from '@contract/lead-mail';
import { LEAD_LIMITS, LEAD_MAIL_FIELDS } from '@contract/leads';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputText } from '@shared/form/inputs';
import { rules, type Translate } from '@shared/form/rules';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { SelectField } from '@ui/fields/SelectField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { templatesQuery, useStopEmails, type EmailTemplate, type Lead } from '../api/leads';
import { EmailedQuestion, useSending } from './EmailedQuestion';
import { fullName } from './lead-look';
import styles from './crm.module.css';
import lists from '@shared/list/list.module.css';

const EMPTY = { subject: '', body: '' };

/** The texts that this lead gets: in the lead's language, or in English if there is no translation. */
function textsFor(template: EmailTemplate, language: Lead['language']): typeof EMPTY {
  const { subject, body, subjectFr, bodyFr, subjectEs, bodyEs } = template;
  if (language === 'fr' && subjectFr && bodyFr) return { subject: subjectFr, body: bodyFr };
  if (language === 'es' && subjectEs && bodyEs) return { subject: subjectEs, body: bodyEs };
  return { subject, body };
}

const known = (t: Translate) => (text: string | undefined) => {
  const [unknown] = unknownLeadFields(text ?? '');
  return unknown === undefined ? true : t('crm.unknownVariable', { name: unknown });
};

function useSchema() {
  const t = useT();
  return useMemo(() => {
    const variables = (
      text: string | undefined,
      { createError }: { createError: (of: { message: string }) => never },
    ) => {
      const checked = known(t)(text);
      return checked === true || createError({ message: checked });
    };
    return object({
      subject: rules.required(t, LEAD_LIMITS.subject).test('variables', variables as never),
      body: rules.required(t, LEAD_LIMITS.body).test('variables', variables as never),
    });
  }, [t]);
}

function Preview({ values, lead }: { values: typeof EMPTY; lead: Lead }) {
  const t = useT();
  const { firstName, lastName } = useProfile();
  const filled = leadMailValues(lead, `${firstName} ${lastName}`.trim());
  return (
    <div className={styles.text} lang={lead.language} aria-label={t('crm.preview')} role="group">
      <strong className={styles.subject}>{fillLeadMail(values.subject, filled)}</strong>
      {fillLeadMail(values.body, filled)}
    </div>
  );
}

interface ComposeProps {
  lead: Lead;
  start: typeof EMPTY;
  onSend: (texts: typeof EMPTY) => Promise<void>;
}

function Compose({ lead, start, onSend }: ComposeProps) {
  const t = useT();
  const schema = useSchema();
  return (
    <AppForm initial={start} schema={schema} onSubmit={onSend}>
      {({ submitting, values }) => (
        <>
          <InputText name="subject" label={t('crm.subject')} />
          <InputArea
            name="body"
            rows={6}
            label={t('crm.body')}
            help={t('crm.variables', { list: LEAD_MAIL_FIELDS.map((field) => `{${field}}`).join(' ') })}
          />
          {(values.subject || values.body) && <Preview values={values} lead={lead} />}
          <p className={lists.quiet}>{t('crm.emailFooter')}</p>
          <FormActions>
            <Button
              type="submit"
              loading={submitting}
              icon={<IconSend size={18} stroke={1.75} aria-hidden />}
              disabled={Boolean(lead.mergedIntoId) || !values.subject.trim() || !values.body.trim()}
            >
              {t('crm.sendTo', { email: lead.email })}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}

/** Writes an email to a lead, freely or from a template. It isn't offered for leads who have unsubscribed. */
export function LeadEmail({ lead }: { lead: Lead }) {
  const t = useT();
  const note = useNote('crm');
  const { data: templates = [] } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState('');
  const [sent, setSent] = useState(0);
  const sending = useSending(lead, () => {
    toast({
      kind: 'success',
      title: (
        <Mailed to={lead.email} part="words">
          {note((t) => t('crm.emailed', { email: lead.email }))}
        </Mailed>
      ),
    });
    setChosen('');
    setSent((count) => count + 1);
  });
  if (lead.emailStopped) return <Notice tone="warning" title={t('crm.emailStopped')} />;
  const template = templates.find(({ id }) => id === chosen);
  return (
    <div className={lists.stack}>
      {templates.length > 0 && (
        <SelectField
          label={t('crm.template')}
          value={chosen}
          placeholder={t('crm.chooseTemplate')}
          options={templates.map(({ id, name, category }) => ({
            value: id,
            label: t('parts.named', { name: category, value: name }),
          }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <Compose
        key={`${chosen} ${sent}`}
        lead={lead}
        start={template ? textsFor(template, lead.language) : EMPTY}
        onSend={sending.send}
      />
      {sending.asked && <EmailedQuestion lead={lead} sending={sending} />}
      <StopEmails lead={lead} />
    </div>
  );
}

/** Asks first, because only the person can turn these emails on again. */
function StopEmails({ lead }: { lead: Lead }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const stop = useStopEmails(lead.id);
  const close = () => setAsking(false);
  return (
    <div>
      <Button variant="ghost" size="sm" disabled={Boolean(lead.mergedIntoId)} onClick={() => setAsking(true)}>
        {t('crm.stopEmails')}
      </Button>
      {asking && (
        <Dialog
          open
          title={t('crm.stopAsk.title', { name: fullName(lead) })}
          closeLabel={t('crm.close')}
          onClose={close}
        >
          <p>{t('crm.stopAsk.text')}</p>
          <FormActions>
            <Button variant="secondary" onClick={close}>
              {t('crm.cancel')}
            </Button>
            <Button variant="danger" loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('crm.stopAsk.verb')}
            </Button>
          </FormActions>
        </Dialog>
      )}
    </div>
  );
}
