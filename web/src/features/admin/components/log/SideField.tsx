import { useT } from '@i18n/messages';
import { oneOf } from '@shared/list/use-list-address';
import { SelectField } from '@ui/fields/SelectField';
import { SIDES, type LogFilters } from '../../api/log';

interface SideFieldProps {
  value: string;
  hideLabel?: boolean;
  onChange: (side: LogFilters['side']) => void;
}

/** Everything about a person, or only what they did, or only what was done to them. */
export function SideField({ value, hideLabel, onChange }: SideFieldProps) {
  const t = useT();
  return (
    <SelectField
      label={t('admin.log.side')}
      hideLabel={hideLabel}
      value={value}
      onChange={(event) => onChange(oneOf(SIDES, event.target.value))}
      placeholder={t('admin.log.side.both')}
      options={SIDES.map((side) => ({ value: side, label: t(`admin.log.side.${side}`) }))}
    />
  );
}
