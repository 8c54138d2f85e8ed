import { useT } from '@i18n/messages';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { templatesQuery, useEmailLead, type EmailTemplate, type Lead } from '../api/leads';
import styles from './crm.module.css';
import lists from '@shared/list/list.module.css';

/** The texts that this lead gets: in its language, else in English. */
function textsFor(template: EmailTemplate, language: Lead['language']) {
  const { subject, body, subjectFr, bodyFr, subjectEs, bodyEs } = template;
  if (language === 'fr' && subjectFr && bodyFr) return { subject: subjectFr, body: bodyFr, lang: 'fr' };
  if (language === 'es' && subjectEs && bodyEs) return { subject: subjectEs, body: bodyEs, lang: 'es' };
  return { subject, body, lang: 'en' };
}

/** Answers a lead by one of the templates that admins have written. */
export function LeadEmail({ lead }: { lead: Lead }) {
  const t = useT();
  const note = useNote('crm');
  const { data: templates = [], isSuccess } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState('');
  const email = useEmailLead(lead.id);
  const template = templates.find(({ id }) => id === chosen);
  if (isSuccess && templates.length === 0) return <p className={lists.quiet}>{t('crm.noTemplates')}</p>;
  const texts = template && textsFor(template, lead.language);
  const send = () =>
    email.mutate(chosen, {
      onSuccess: () => {
        toast({
          kind: 'success',
          title: <Mailed to={lead.email}>{note((t) => t('crm.emailed', { email: lead.email }))}</Mailed>,
        });
        setChosen('');
      },
    });
  return (
    <div className={lists.stack}>
      <SelectField
        label={t('crm.template')}
        value={chosen}
        placeholder={t('crm.chooseTemplate')}
        options={templates.map(({ id, name, category }) => ({ value: id, label: `${category}: ${name}` }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      {texts && (
        <>
          <div className={styles.text} lang={texts.lang}>
            <strong className={styles.subject}>{texts.subject.replaceAll('{name}', lead.firstName)}</strong>
            {texts.body.replaceAll('{name}', lead.firstName)}
          </div>
          <div>
            <Button loading={email.isPending} icon={<IconSend size={18} stroke={1.75} aria-hidden />} onClick={send}>
              {t('crm.sendTo', { email: lead.email })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
