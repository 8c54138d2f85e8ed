import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { Dialog } from '@ui/overlay/Dialog';
import { Skeleton } from '@ui/states/Skeleton';
import { useState } from 'react';
import { newestMailQuery, useEmailLead, type Lead, type LeadEmail } from '../api/leads';
import { fullName } from './lead-look';
import styles from './crm.module.css';

type Texts = Pick<LeadEmail, 'subject' | 'body'>;

const isEmailed = (error: unknown) => toProblem(error).reason === 'lead_emailed';

/**
 * The newest email that was in the history when the page opened. A later one counts as read only once the question showed it, and so
 * does one that is read after a refusal, because the page hadn't shown it when the text was sent.
 */
function useSeen(leadId: string) {
  const { data: newest } = useQuery(newestMailQuery(leadId));
  const [seen, setSeen] = useState<string | null>();
  const [refused, refuse] = useState(false);
  if (seen === undefined && newest !== undefined && !refused) setSeen(newest?.id ?? null);
  const unread = newest && newest.id !== seen ? newest : undefined;
  return { seen: seen ?? null, newest: unread, setSeen, refuse: () => refuse(true) };
}

/** Sends emails to a lead. If a colleague has written in the meantime, `asked` is the email that waits for a decision. */
export function useSending(lead: Lead, onSent: () => void) {
  const email = useEmailLead(lead.id);
  const { seen, newest, setSeen, refuse } = useSeen(lead.id);
  const [asked, setAsked] = useState<Texts>();
  const send = async (texts: Texts, known: string | null = seen) => {
    try {
      await email.mutateAsync({ ...texts, seen: known });
    } catch (error) {
      if (isEmailed(error)) {
        refuse();
        setAsked(texts);
      }
      throw error;
    }
    setSeen(known);
    setAsked(undefined);
    onSent();
  };
  const sendAnyway = () => {
    // The refusal is shown in the dialog.
    if (asked && newest) void send(asked, newest.id).catch(() => undefined);
  };
  return {
    send: (texts: Texts) => send(texts),
    asked,
    newest,
    sendAnyway,
    keepWriting: () => setAsked(undefined),
    pending: email.isPending,
    error: email.error && !isEmailed(email.error) ? email.error : null,
  };
}

/** Shows what a colleague has written to the lead in the meantime, and asks whether to send another email. */
export function EmailedQuestion({ lead, sending }: { lead: Lead; sending: ReturnType<typeof useSending> }) {
  const t = useT();
  const { instant } = useFormats();
  const problemText = useProblemText();
  const { newest, keepWriting } = sending;
  return (
    <Dialog
      open
      asksFirst={false}
      title={t('crm.emailedBefore.title', { name: fullName(lead) })}
      closeLabel={t('crm.close')}
      onClose={keepWriting}
      actions={
        <>
          <Button variant="secondary" data-cancel="" onClick={keepWriting}>
            {t('crm.emailedBefore.back')}
          </Button>
          <Button disabled={!newest} loading={sending.pending} onClick={sending.sendAnyway}>
            {t('crm.emailedBefore.send')}
          </Button>
        </>
      }
    >
      {sending.error && <FormError title={problemText(sending.error)} />}
      <p>{t('crm.emailedBefore.text')}</p>
      {newest ? (
        <figure className={styles.emailed}>
          <figcaption>{[newest.authorName, instant(newest.at)].filter(Boolean).join(' · ')}</figcaption>
          <blockquote className={styles.text} lang={lead.language}>
            {newest.text}
          </blockquote>
        </figure>
      ) : (
        <Skeleton shape="list" rows={2} label={t('app.loading')} />
      )}
    </Dialog>
  );
}
