import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../controls/VisuallyHidden';
import type { SortOrder } from './DataTable';
import styles from './DataTable.module.css';

export interface SortHeaderProps {
  /** The order that this column asks for. */
  name: string;
  order: SortOrder;
  onSort: (order: string) => void;
  words: { sortRising: string; sortFalling: string };
  children: ReactNode;
}

/** Heading that sorts: first rising, then falling. */
export function SortHeader({ name, order, onSort, words, children }: SortHeaderProps) {
  const rising = order === name;
  const falling = order === `-${name}`;
  const Icon = rising ? IconArrowUp : falling ? IconArrowDown : IconArrowsSort;
  return (
    <button
      type="button"
      className={styles.sort}
      data-on={rising || falling || undefined}
      onClick={() => onSort(rising ? `-${name}` : name)}
    >
      {children}
      <Icon size={14} stroke={2} aria-hidden />
      <VisuallyHidden>{rising ? words.sortRising : falling ? words.sortFalling : ''}</VisuallyHidden>
    </button>
  );
}
