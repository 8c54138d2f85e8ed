import { useT } from '@i18n/messages';
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { Button } from '@ui/controls/Button';
import { Menu } from '@ui/overlay/Menu';
import type { DataColumn } from '@ui/workspace/DataTable';
import type { ReactNode } from 'react';
import styles from './ColumnMenu.module.css';

/** In the address: nothing is hidden, which is another thing than no choice. */
const NONE = '-';

interface Choice {
  /** The ids that are hidden, from the address (`cols`), joined by dots; empty: no choice was made. */
  value: string;
  onChange: (value: string) => void;
  /** What is hidden until someone asks for it. */
  atFirst?: readonly string[];
}

/**
 * Which columns of a list are shown. The choice is in the address, as search, order and filters are. The first column stays, and so do
 * those without a heading.
 */
export function useColumnChoice<Row>(
  columns: readonly DataColumn<Row>[],
  { value, onChange, atFirst = [] }: Choice,
): { shown: DataColumn<Row>[]; menu: ReactNode } {
  const t = useT();
  const hideable = columns.slice(1).filter(({ header }) => header !== '');
  const asked = value ? value.split('.') : atFirst;
  const hidden = hideable.map(({ id }) => id).filter((id) => asked.includes(id));
  const toggle = (id: string) => {
    const after = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    onChange(after.join('.') || NONE);
  };
  const menu = (
    <Menu
      items={hideable.map(({ id, header }) => ({
        label: header,
        checked: !hidden.includes(id),
        multiple: true,
        onSelect: () => toggle(id),
      }))}
      trigger={(props) => (
        <Button
          {...props}
          className={styles.open}
          variant="ghost"
          size="sm"
          icon={<IconColumns3 size={18} stroke={1.75} aria-hidden />}
        >
          {t('parts.columns')}
        </Button>
      )}
    />
  );
  return { shown: columns.filter(({ id }) => !hidden.includes(id)), menu };
}
