import { toProblem } from '@api/problem';
import { useMay } from '@api/staff-rights';
import { LANGUAGES, type Language } from '@contract/languages';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useState } from 'react';
import { leadPreviewQuery, sampleQuery, useTestTemplate, type Lead, type PreviewedTexts } from '../api/templates';
import { LeadSearch } from './LeadSearch';
import { MailView } from './MailView';
import { isPreviewable, textsOf, type Values } from './template-form';
import lists from '@shared/list/list.module.css';

const PAUSE_MS = 400;

/** The texts after a pause in typing, so that not every key press causes a request. Null while no email can be made from them. */
function useSettled(values: Values): PreviewedTexts | null {
  const [settled, setSettled] = useState(() => (isPreviewable(values) ? textsOf(values) : null));
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isPreviewable(values) ? textsOf(values) : null), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  return settled;
}

function useMail(texts: PreviewedTexts, lead: Lead | undefined, language: Language) {
  const sample = useQuery({ ...sampleQuery(language, texts), enabled: lead === undefined });
  const real = useQuery({ ...leadPreviewQuery(lead?.id ?? '', texts), enabled: lead !== undefined });
  return lead ? real : sample;
}

function Mail({ texts, lead, language }: { texts: PreviewedTexts; lead: Lead | undefined; language: Language }) {
  const t = useT();
  const query = useMail(texts, lead, language);
  if (query.isError && toProblem(query.error).code !== 'invalid_input')
    return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton shape="form" label={t('app.loading')} />;
  return <MailView mail={query.data} />;
}

function TestButton({ texts, language }: { texts: PreviewedTexts; language: Language }) {
  const t = useT();
  const note = useNote('email-templates');
  const test = useTestTemplate();
  const send = () =>
    test.mutate(
      { ...texts, language },
      {
        onSuccess: (sent) =>
          toast({
            kind: 'success',
            title: note((t) =>
              t(sent?.leaves ? 'email-templates.testSent' : 'email-templates.testKept', { email: sent?.to ?? '' }),
            ),
          }),
      },
    );
  return (
    <Button variant="secondary" loading={test.isPending} onClick={send}>
      {t('email-templates.test')}
    </Button>
  );
}

function Test({ texts, language }: { texts: PreviewedTexts; language: Language }) {
  const t = useT();
  return (
    <div className={lists.stack}>
      <p className={lists.quiet}>{t('email-templates.testText')}</p>
      <div>
        <TestButton texts={texts} language={language} />
      </div>
    </div>
  );
}

interface TemplatePreviewProps {
  values: Values;
  /** For staff: without a test email, and without leads for those who may not see them. */
  readOnly?: boolean;
}

/** A preview of the current texts for a lead or with sample values, and a button that sends the user a test email. */
export function TemplatePreview({ values, readOnly = false }: TemplatePreviewProps) {
  const t = useT();
  const seesLeads = useMay()('leads');
  const texts = useSettled(values);
  const [lead, setLead] = useState<Lead>();
  const [language, setLanguage] = useState<Language>('en');
  return (
    <Section title={t('email-templates.preview')}>
      <div className={lists.stack}>
        {lead ? (
          <Notice
            action={
              <Button size="sm" variant="secondary" onClick={() => setLead(undefined)}>
                {t('email-templates.useSamples')}
              </Button>
            }
          >
            {t('email-templates.realValues', { name: `${lead.firstName} ${lead.lastName}`.trim() })}
          </Notice>
        ) : (
          <>
            {seesLeads && <LeadSearch onChoose={setLead} />}
            <Notice title={t('email-templates.samples')}>
              {t(seesLeads ? 'email-templates.samplesText' : 'email-templates.samplesOnly')}
            </Notice>
            <SegmentedControl
              label={t('email-templates.readerLanguage')}
              value={language}
              onChange={setLanguage}
              options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
            />
          </>
        )}
        {lead?.emailStopped && <Notice tone="warning">{t('email-templates.leadStopped')}</Notice>}
        {texts ? (
          <>
            <Mail key={lead?.id} texts={texts} lead={lead} language={language} />
            {!readOnly && <Test texts={texts} language={lead?.language ?? language} />}
          </>
        ) : (
          <p className={lists.quiet}>{t('email-templates.notYet')}</p>
        )}
      </div>
    </Section>
  );
}
