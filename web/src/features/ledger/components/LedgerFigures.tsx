import { wholePercent } from '@contract/percent';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { StatRow, type Stat } from '@ui/data/StatRow';
import { Skeleton } from '@ui/states/Skeleton';
import { ledgerSummaryQuery } from '../api/ledger';
import type { LedgerSummary } from '../api/types';

function useStats(ended: boolean): (summary: LedgerSummary) => Stat[] {
  const t = useT();
  const { money, percent } = useFormats();
  return (summary) => {
    const show = (cents: number) => money(cents, summary.currency);
    const { balanceCents, overdueCents, onTime, onTimeOf } = summary;
    const entries = (shown: string) => `${paths.landlordLease(summary.leaseId)}?show=${shown}`;
    const note = summary.posting
      ? 'posting'
      : overdueCents > 0
        ? 'overdue'
        : balanceCents < 0
          ? ended
            ? 'giveBack'
            : 'ahead'
          : summary.processingCents > 0
            ? 'processing'
            : 'clear';
    return [
      {
        id: 'balance',
        label: t('ledger.figures.balance'),
        figure: show(balanceCents),
        href: entries('all'),
        note: t(`ledger.figures.${note}`, {
          amount: show(note === 'processing' ? summary.processingCents : overdueCents),
        }),
        ...(overdueCents > 0 && { tone: 'overdue' as const }),
      },
      {
        id: 'paid',
        label: t('ledger.figures.paid', { year: String(summary.year) }),
        figure: show(summary.paidThisYearCents),
        href: entries('payments'),
        ...(summary.rentsCharged > 0 && {
          note: t('ledger.figures.rents', { paid: summary.rentsPaid, charged: summary.rentsCharged }),
        }),
      },
      {
        id: 'onTime',
        label: t('ledger.figures.onTime'),
        figure: onTimeOf > 0 ? percent(wholePercent(onTime / onTimeOf)) : '\u2013',
        note: t('ledger.figures.onTimeOf', { onTime, onTimeOf }),
        href: entries('charges'),
      },
      {
        id: 'deposit',
        label: t('ledger.figures.deposit'),
        figure: show(summary.depositHeldCents),
        href: paths.landlordReportEntries({
          accounts: 'deposits_held',
          leaseId: summary.leaseId,
          currency: summary.currency,
          creditsAdd: 'true',
        }),
      },
    ];
  };
}

/** The figures above a lease's ledger: balance, paid this year, punctuality, deposit. What is left of an ended lease's payments is to give back. */
export function LedgerFigures({ leaseId, ended = false }: { leaseId: string; ended?: boolean }) {
  const t = useT();
  const statsOf = useStats(ended);
  const { data } = useQuery(ledgerSummaryQuery(leaseId));
  return data ? <StatRow stats={statsOf(data)} /> : <Skeleton shape="lines" rows={2} label={t('app.loading')} />;
}
