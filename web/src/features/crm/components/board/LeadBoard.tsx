import { LEAD_STATUSES } from '@contract/leads';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { stagesQuery, type Lead, type LeadFilters } from '../../api/leads';
import { todayHere } from '../lead-look';
import { LeadColumn } from './LeadColumn';
import { useMove } from './use-move';
import styles from './board.module.css';

/** The pipeline: a column for each stage. Leads are moved by dragging, with Shift and an arrow key, or from a card's menu. */
export function LeadBoard(props: {
  filters: LeadFilters;
  /** The stage that is shown on a phone. */
  stage: Lead['status'];
  onStage: (stage: Lead['status']) => void;
}) {
  const { filters, stage, onStage } = props;
  const t = useT();
  const { data = [] } = useQuery(stagesQuery(filters));
  const move = useMove();
  const byKey = useRef<string>(undefined);
  const today = todayHere();
  const stages = LEAD_STATUSES.map(
    (status) => data.find((one) => one.status === status) ?? { status, count: 0, valueCents: 0, currency: null },
  );
  return (
    <>
      <p className={styles.hint}>{t('crm.board.hint')}</p>
      <div className={styles.stages} role="group" aria-label={t('crm.statusLabel')}>
        {stages.map(({ status, count }) => (
          <button
            key={status}
            type="button"
            className={styles.stage}
            aria-pressed={status === stage}
            onClick={() => onStage(status)}
          >
            {t(`crm.status.${status}`)} {count}
          </button>
        ))}
      </div>
      <div className={styles.board}>
        {stages.map((one) => (
          <LeadColumn
            key={one.status}
            stage={one}
            filters={filters}
            shown={one.status === stage}
            today={today}
            move={move}
            byKey={byKey}
          />
        ))}
      </div>
    </>
  );
}
