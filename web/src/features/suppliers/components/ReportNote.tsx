import { RATING_REPORT_MAX } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useReportRating, type Rating } from '../api/ratings';
import styles from './Ratings.module.css';

/** The state of a reported note. */
export function ReportState({ rating: { report, reportAnswer } }: { rating: Rating }) {
  const t = useT();
  if (!report) return null;
  return <p className={styles.facts}>{t(`suppliers.ratings.report.${report}`, { reason: reportAnswer ?? '' })}</p>;
}

/** Reports the note of a rating. Shows nothing if there is no note or it was reported already. */
export function ReportButton({ rating: { id, note: said, report } }: { rating: Rating }) {
  const t = useT();
  const note = useNote('suppliers');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const send = useReportRating(() => {
    toast({ kind: 'success', title: note((t) => t('suppliers.ratings.reported')) });
    setOpen(false);
  });
  if (!said || report) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('suppliers.ratings.reportNote')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('suppliers.ratings.reportTitle')}
        closeLabel={t('app.close')}
        size="sm"
        actions={
          <>
            <Button data-cancel="" variant="secondary" onClick={() => setOpen(false)}>
              {t('suppliers.back')}
            </Button>
            <Button
              loading={send.isPending}
              disabled={!reason.trim()}
              onClick={() => send.mutate({ id, reason: reason.trim() })}
            >
              {t('suppliers.ratings.reportVerb')}
            </Button>
          </>
        }
      >
        <p className={styles.lead}>{t('suppliers.ratings.reportText')}</p>
        <TextArea
          label={t('suppliers.ratings.reportReason')}
          rows={3}
          required
          maxLength={RATING_REPORT_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Dialog>
    </>
  );
}
