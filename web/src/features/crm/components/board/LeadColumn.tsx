import { LEAD_TABLE } from '@contract/leads';
import { movesFrom } from '@contract/state-machine';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useMore } from '@shared/list/use-more';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { Skeleton } from '@ui/states/Skeleton';
import { useId, useState, type DragEvent } from 'react';
import { leadsQuery, type Lead, type LeadFilters } from '../../api/leads';
import { LeadCard, type ByKey, type Move } from './LeadCard';
import { leadIn } from './use-move';
import styles from './board.module.css';

/** How many cards a column loads at a time. */
const PAGE = 25;

export interface Stage {
  status: Lead['status'];
  count: number;
  valueCents: number;
  currency: Lead['currency'];
}

function useDrop(status: Lead['status'], move: Move) {
  const [over, setOver] = useState(false);
  const client = useQueryClient();
  const isOpen = (lead: Lead) => movesFrom(LEAD_TABLE, lead.status, 'office').some((stage) => stage === status);
  const place = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      // Browsers reveal the id of the dragged card only when it is dropped.
      const lead = leadIn(client, event.dataTransfer.getData('text/plain'));
      if (lead && isOpen(lead)) move(lead, status);
    },
  };
  return { over, place };
}

/** One stage: the number of its leads, their value, and its cards. */
export function LeadColumn(props: {
  stage: Stage;
  filters: LeadFilters;
  shown: boolean;
  today: string;
  move: Move;
  byKey: ByKey;
}) {
  const { stage, filters, shown, today, move, byKey } = props;
  const { status, count, valueCents, currency } = stage;
  const t = useT();
  const id = useId();
  const { money } = useFormats();
  const query = useInfiniteQuery(leadsQuery({ ...filters, status }, PAGE));
  const { rows, more } = useMore(query);
  const { over, place } = useDrop(status, move);
  return (
    <section
      className={cx(styles.column, over && styles.over)}
      aria-labelledby={id}
      data-stage={status}
      data-shown={shown || undefined}
      {...place}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          {t(`crm.status.${status}`)}
          <span className={styles.count}>{count}</span>
        </h2>
        {currency && valueCents > 0 && (
          <span className={styles.total}>{money(valueCents, currency, { fraction: 'auto' })}</span>
        )}
      </div>
      {query.isError ? (
        <LoadFailure error={query.error} retry={() => void query.refetch()} />
      ) : !rows ? (
        <Skeleton shape="list" rows={3} label={t('app.loading')} />
      ) : (
        <ul className={styles.cards}>
          {rows.map((lead) => (
            <LeadCard key={lead.id} lead={lead} today={today} move={move} byKey={byKey} />
          ))}
          {rows.length === 0 && <li className={styles.empty}>{t('crm.board.empty')}</li>}
          {more && (
            <li>
              <Button variant="ghost" size="sm" loading={more.loading} onClick={more.onClick}>
                {more.label}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
