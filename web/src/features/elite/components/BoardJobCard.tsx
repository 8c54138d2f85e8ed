import { PRIORITIES } from '@contract/priorities';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Translated } from '@shared/translation/Translated';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import { useWithdrawInterest, type BoardJob } from '../api/job-board';
import { InterestDialog } from './InterestDialog';
import styles from './BoardJobCard.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** A job of the board: what it is, where about, and whether it is worth the drive. */
export function BoardJobCard({ job }: { job: BoardJob }) {
  const t = useT();
  const formats = useFormats();
  const priority = PRIORITIES.find(({ value }) => value === job.priority)?.key ?? 'medium';
  const amount = (cents: number) => formats.money(cents, job.currency, { fraction: 'auto', code: true });
  return (
    <Card as="li" className={styles.job}>
      <div className={styles.head}>
        <h2 className={styles.trade}>{t(`service-requests.trade.${job.trade}`)}</h2>
        <StatusChip status={priority} variant="plain">
          {t(`service-requests.priority.${priority}`)}
        </StatusChip>
      </div>
      <p className={styles.words}>
        <Translated kind="board_post" id={job.id} text={job.description} language={undefined} />
      </p>
      <ul className={styles.facts}>
        <li>
          <IconMapPin {...ICON} /> {t('elite.board.place', { city: job.city, region: job.region })}
        </li>
        <li>
          <IconCash {...ICON} />{' '}
          {job.budgetCents === null
            ? t('elite.board.noBudget')
            : t('elite.board.budget', { amount: amount(job.budgetCents) })}
        </li>
        <li>{t('elite.board.posted', { day: formats.instant(job.postedAt, { dateStyle: 'medium' }) })}</li>
      </ul>
      {(!job.inTrades || job.inArea === false) && (
        <p className={styles.apart}>
          {t(
            !job.inTrades && job.inArea === false
              ? 'elite.board.neither'
              : job.inTrades
                ? 'elite.board.outside'
                : 'elite.board.otherTrade',
          )}
        </p>
      )}
      {job.interest && (
        <p className={styles.mine}>
          <StatusChip status="offered">
            {job.interest.amountCents === null
              ? t('elite.board.told')
              : t('elite.board.toldPrice', { amount: amount(job.interest.amountCents) })}
          </StatusChip>
        </p>
      )}
      <JobButtons job={job} />
    </Card>
  );
}

function JobButtons({ job }: { job: BoardJob }) {
  const t = useT();
  const note = useNote('elite');
  const [open, setOpen] = useState(false);
  const withdraw = useWithdrawInterest(job.id);
  const back = () =>
    withdraw.mutate(undefined, { onSuccess: () => toast({ title: note((t) => t('elite.board.withdrawn')) }) });
  const trade = t(`service-requests.trade.${job.trade}`);
  const verb = t(job.interest ? 'elite.board.change' : 'elite.board.interest');
  return (
    <div className={styles.buttons}>
      <Button
        variant={job.interest ? 'secondary' : 'primary'}
        aria-label={t('elite.board.verbOn', { verb, trade, city: job.city })}
        onClick={() => setOpen(true)}
      >
        {verb}
      </Button>
      {job.interest && (
        <Button variant="ghost" loading={withdraw.isPending} onClick={back}>
          {t('elite.board.withdraw')}
        </Button>
      )}
      {open && <InterestDialog job={job} onClose={() => setOpen(false)} />}
    </div>
  );
}
