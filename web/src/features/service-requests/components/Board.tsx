import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { SelectField } from '@ui/fields/SelectField';
import { Link } from '@ui/link/Link';
import { Pane } from '@ui/pane/Pane';
import { useState } from 'react';
import type { ServiceRequest } from '../api/types';
import { byUrgency } from '../by-urgency';
import { BoardCard } from './BoardCard';
import { useNow } from './use-time';
import { paneOf, STAGES, type Stage } from './words';
import styles from './Board.module.css';

/** Open requests by stage. A phone shows one stage at a time. */
export function Board({ requests }: { requests: readonly ServiceRequest[] }) {
  const t = useT();
  const now = useNow();
  const [stage, setStage] = useState<Stage>(
    () => STAGES.find((one) => requests.some(({ status }) => status === one)) ?? 'submitted',
  );
  const columns = STAGES.map((status) => ({
    status,
    cards: requests.filter((request) => request.status === status).sort(byUrgency(now)),
  }));
  const options = columns.map(({ status, cards }) => ({
    value: status,
    label: t('service-requests.board.stageCount', {
      stage: t(`service-requests.status.${status}`),
      count: cards.length,
    }),
  }));
  return (
    <div className={styles.board}>
      <SelectField
        className={styles.picker}
        label={t('service-requests.board.stage')}
        options={options}
        value={stage}
        onChange={(event) => setStage(event.target.value as Stage)}
      />
      <div className={styles.columns}>
        {columns.map(({ status, cards }) => (
          <section
            key={status}
            className={styles.column}
            data-shown={status === stage ? '' : undefined}
            aria-labelledby={`stage-${status}`}
          >
            <h2 className={styles.head} id={`stage-${status}`}>
              <Pane status={paneOf(status)} /> {t(`service-requests.status.${status}`)}{' '}
              <span className={styles.count}>{cards.length}</span>
            </h2>
            <ul className={styles.cards}>
              {cards.map((request) => (
                <li key={request.id}>
                  <BoardCard request={request} />
                </li>
              ))}
            </ul>
            {status === 'completed' && (
              <Link className={styles.closed} href={paths.landlordClosedRequests()}>
                {t('service-requests.board.closed')}
              </Link>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
