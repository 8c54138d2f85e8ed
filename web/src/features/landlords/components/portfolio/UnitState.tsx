import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Unit } from '../../api/types';

const SHOWN = { occupied: 'active', available: 'vacant', offline: 'offline' } as const;

/** Whether a unit is let. */
export function UnitState({
  unit,
  variant,
}: {
  unit: Pick<Unit, 'status'> & { archived?: boolean };
  variant?: 'chip' | 'plain';
}) {
  const t = useT();
  if (unit.archived)
    return (
      <StatusChip status="offline" variant={variant}>
        {t('landlords.unitStatus.archived')}
      </StatusChip>
    );
  return (
    <StatusChip status={SHOWN[unit.status]} variant={variant}>
      {t(`landlords.unitStatus.${unit.status}`)}
    </StatusChip>
  );
}
