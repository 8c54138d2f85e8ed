import { toProblem } from '@api/problem';
import { RATING_REPORT_MAX } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { useBegun } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { RadioCards } from '@ui/fields/RadioCards';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useDecide, type RatingReport } from '../../api/rating-reports';
import lists from '@shared/list/list.module.css';

const CHOICES = ['hidden', 'kept'] as const;

/**
 * Whether a reported note stays listed, and why. If another admin decided meanwhile, saving is refused once, and their decision is
 * shown beside what was typed.
 */
export function DecisionDialog({ report, onClose }: { report: RatingReport; onClose: () => void }) {
  const t = useT();
  const say = useNote('admin');
  const begun = useBegun(report);
  const { state, companyName, stars, note, reason: reported } = report;
  const [choice, choose] = useState(state === 'open' ? undefined : state);
  const [reason, setReason] = useState(report.decisionReason ?? '');
  const decide = useDecide(report.id, () => {
    toast({ kind: 'success', title: say((t) => t('admin.ratings.decided')) });
    onClose();
  });
  const refused = decide.error !== null && toProblem(decide.error).code === 'stale_version';
  const { version } = refused ? report : begun;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.ratings.decide')}
      closeLabel={t('admin.close')}
      actions={
        <Button
          loading={decide.isPending}
          disabled={!choice || !reason.trim()}
          onClick={() => decide.mutate({ hidden: choice === 'hidden', reason: reason.trim(), version })}
        >
          {t('admin.ratings.save')}
        </Button>
      }
    >
      <div className={lists.stack}>
        <FactList
          facts={[
            { label: t('admin.ratings.company'), value: companyName },
            { label: t('admin.ratings.stars'), value: t('admin.ratings.ofFive', { stars }) },
            { label: t('admin.ratings.note'), value: note },
            { label: t('admin.ratings.reported'), value: reported },
            ...(refused && report.version !== begun.version
              ? [
                  {
                    label: t('admin.ratings.meanwhile'),
                    value: [t(`admin.ratings.state.${state}`), report.decisionReason].filter(Boolean).join(' · '),
                  },
                ]
              : []),
          ]}
        />
        <RadioCards
          label={t('admin.ratings.choice')}
          options={CHOICES.map((value) => ({
            value,
            label: t(`admin.ratings.choice.${value}`),
            description: t(`admin.ratings.choice.${value}.text`),
          }))}
          value={choice}
          onChange={choose}
        />
        <TextArea
          label={t('admin.ratings.reason')}
          help={t('admin.ratings.reasonHelp')}
          rows={3}
          required
          maxLength={RATING_REPORT_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
