import { useProfile } from '@api/session';
import { LEAD_STATUSES, LEAD_TABLE } from '@contract/leads';
import { movesFrom } from '@contract/state-machine';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { cx } from '@ui/cx';
import { Link } from '@ui/link/Link';
import { Menu } from '@ui/overlay/Menu';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Lead } from '../../api/leads';
import { fullName, isLate } from '../lead-look';
import styles from './board.module.css';

export type Move = (lead: Lead, status: Lead['status']) => void;
/** The lead that a key has just moved. Its card in the new column takes the focus. */
export type ByKey = RefObject<string | undefined>;

/** The stage to which an arrow key moves a lead: the next one in that direction that the lead can move to. */
function stageOf(key: string, from: Lead['status']): Lead['status'] | undefined {
  const open: readonly string[] = movesFrom(LEAD_TABLE, from, 'office');
  const at = LEAD_STATUSES.indexOf(from);
  const ahead =
    key === 'ArrowRight'
      ? LEAD_STATUSES.slice(at + 1)
      : key === 'ArrowLeft'
        ? LEAD_STATUSES.slice(0, at).toReversed()
        : [];
  return ahead.find((status) => open.includes(status));
}

/** Arrow keys move the focus between cards. With Shift they move the lead to another stage. */
function onKey(event: KeyboardEvent<HTMLLIElement>, lead: Lead, move: Move, byKey: ByKey): void {
  if (event.shiftKey) {
    const status = stageOf(event.key, lead.status);
    if (!status) return;
    event.preventDefault();
    byKey.current = lead.id;
    return move(lead, status);
  }
  const next =
    event.key === 'ArrowDown'
      ? event.currentTarget.nextElementSibling
      : event.key === 'ArrowUp'
        ? event.currentTarget.previousElementSibling
        : null;
  const link = next?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** Moves the focus to the card in the new column, because the one in the old column is removed. */
function useFocusAfterMove(id: string, byKey: ByKey) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (byKey.current !== id) return;
    byKey.current = undefined;
    const focused = document.activeElement;
    // The old card may still be there, because the columns are rendered one after the other.
    const old = focused?.closest<HTMLElement>('[data-lead]')?.dataset['lead'] === id;
    if (old || focused === document.body) card.current?.querySelector('a')?.focus();
  }, [id, byKey]);
  return card;
}

/** One lead on the board. */
export function LeadCard({ lead, today, move, byKey }: { lead: Lead; today: string; move: Move; byKey: ByKey }) {
  const t = useT();
  const { userType } = useProfile();
  const { money, day } = useFormats();
  const [dragged, setDragged] = useState(false);
  const { valueCents, currency, nextStep, nextStepOn } = lead;
  const name = fullName(lead);
  const card = useFocusAfterMove(lead.id, byKey);
  const start = (data: DataTransfer) => {
    data.setData('text/plain', lead.id);
    data.effectAllowed = 'move';
    setDragged(true);
  };
  return (
    <li
      ref={card}
      className={cx(styles.card, dragged && styles.dragged)}
      draggable
      data-lead={lead.id}
      onDragStart={(event) => start(event.dataTransfer)}
      onDragEnd={() => setDragged(false)}
      onKeyDown={(event) => onKey(event, lead, move, byKey)}
    >
      <Link className={styles.link} draggable={false} href={paths.dashboard(userType, `/leads/${lead.id}`)}>
        {name}
      </Link>
      <span className={styles.menu}>
        <Menu
          items={movesFrom(LEAD_TABLE, lead.status, 'office')
            .toSorted((left, right) => LEAD_STATUSES.indexOf(left) - LEAD_STATUSES.indexOf(right))
            .map((status) => ({ label: t(`crm.status.${status}`), onSelect: () => move(lead, status) }))}
          header={t('crm.board.moveTo')}
          trigger={(props) => (
            <IconButton
              {...props}
              label={t('crm.board.move', { name })}
              icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />}
            />
          )}
        />
      </span>
      <span className={styles.line}>
        <span>{lead.company ?? lead.email}</span>
        {valueCents !== null && currency !== null && <span>{money(valueCents, currency, { fraction: 'auto' })}</span>}
      </span>
      {nextStep && (
        <span className={styles.line}>
          <span>{nextStep}</span>
          {nextStepOn && (
            <span className={isLate(lead, today) ? styles.late : undefined}>
              {day(nextStepOn, { month: 'short', day: 'numeric' })}
            </span>
          )}
        </span>
      )}
    </li>
  );
}
