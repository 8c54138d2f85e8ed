import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Switch } from '@ui/fields/Choice';
import { Card } from '@ui/layout/Card';
import { useState } from 'react';
import { requestBoardQuery, useHideFromBoard, type RequestBoard } from '../api/job-board';
import type { ServiceRequest } from '../api/types';
import { BoardPostDialog } from './BoardPostDialog';
import { InterestList } from './InterestList';
import styles from './JobBoardCard.module.css';

/**
 * The landlord's switch for the job board, and the suppliers who are interested. Rendered while the request waits for a supplier.
 */
export function JobBoardCard({ request }: { request: ServiceRequest }) {
  const waits = request.status === 'approved';
  const asked = waits || (request.status === 'offered' && !request.supplier);
  const { data: board } = useQuery({ ...requestBoardQuery(request.id), enabled: asked });
  if (!asked || !board || (!waits && board.interests.length === 0)) return null;
  return <Shown request={request} board={board} waits={waits} />;
}

function Shown({ request, board, waits }: { request: ServiceRequest; board: RequestBoard; waits: boolean }) {
  const t = useT();
  const [writing, write] = useState(false);
  const hide = useHideFromBoard(request.id);
  const turn = (on: boolean) => (on ? write(true) : hide.mutate());
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('service-requests.board.title')}</h2>
      {waits && (
        <Switch
          label={t('service-requests.board.switch')}
          help={t('service-requests.board.help')}
          checked={board.onBoard}
          disabled={hide.isPending}
          onChange={(event) => turn(event.target.checked)}
        />
      )}
      {waits && board.onBoard && <Words request={request} board={board} onChange={() => write(true)} />}
      <InterestList request={request} board={board} />
      {writing && <BoardPostDialog request={request} board={board} onClose={() => write(false)} />}
    </Card>
  );
}

/** The text that suppliers read. */
function Words({ request, board, onChange }: { request: ServiceRequest; board: RequestBoard; onChange: () => void }) {
  const t = useT();
  const { money } = useFormats();
  return (
    <div className={styles.words}>
      <p>{board.description}</p>
      {board.budgetCents !== null && request.currency && (
        <p className={styles.quiet}>
          {t('service-requests.board.budgetIs', { amount: money(board.budgetCents, request.currency) })}
        </p>
      )}
      <div>
        <Button size="sm" variant="secondary" onClick={onChange}>
          {t('service-requests.board.change')}
        </Button>
      </div>
    </div>
  );
}
