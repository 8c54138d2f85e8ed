import { useT } from '@i18n/messages';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import type { Supplier } from '../api/own-profile';
import { preferredQuery, useReplacePreferred } from '../api/preferred';
import { useTradesWords } from './TradesFields';
import styles from './PreferredDialog.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Opens the landlord's list of preferred suppliers, who are asked in its order. */
export function PreferredButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('suppliers.preferred.title')}
      </Button>
      {open && <PreferredDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PreferredDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data: list = [] } = useQuery(preferredQuery());
  const replace = useReplacePreferred();
  const tradesOf = useTradesWords();
  const ids = list.map(({ supplierId }) => supplierId);
  const move = (from: number, by: number) => {
    const next = [...ids];
    next.splice(from + by, 0, ...next.splice(from, 1));
    replace.mutate(next);
  };
  return (
    <Dialog open onClose={onClose} title={t('suppliers.preferred.title')} closeLabel={t('app.close')} size="sm">
      <p>{t(list.length > 0 ? 'suppliers.preferred.text' : 'suppliers.preferred.empty')}</p>
      <ol className={styles.list}>
        {list.map(({ supplierId, companyName, trades }, index) => (
          <li key={supplierId} className={styles.row}>
            <span className={styles.name}>
              {companyName} <small>{tradesOf({ trades })}</small>
            </span>
            <IconButton
              label={t('suppliers.preferred.up', { company: companyName })}
              disabled={index === 0 || replace.isPending}
              onClick={() => move(index, -1)}
              icon={<IconArrowUp {...ICON} />}
            />
            <IconButton
              label={t('suppliers.preferred.down', { company: companyName })}
              disabled={index === list.length - 1 || replace.isPending}
              onClick={() => move(index, 1)}
              icon={<IconArrowDown {...ICON} />}
            />
            <IconButton
              label={t('suppliers.preferred.remove', { company: companyName })}
              disabled={replace.isPending}
              onClick={() => replace.mutate(ids.filter((id) => id !== supplierId))}
              icon={<IconX {...ICON} />}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Adds a supplier to the end of the landlord's list, or says that they are on it. */
export function PreferButton({ supplier }: { supplier: Supplier }) {
  const t = useT();
  const { data: list } = useQuery(preferredQuery());
  const replace = useReplacePreferred();
  if (!list) return null;
  if (list.some(({ supplierId }) => supplierId === supplier.id))
    return <span className={styles.on}>{t('suppliers.preferred.on')}</span>;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t('suppliers.preferred.addNamed', { company: supplier.companyName })}
      loading={replace.isPending}
      onClick={() => replace.mutate([...list.map(({ supplierId }) => supplierId), supplier.id])}
    >
      {t('suppliers.preferred.add')}
    </Button>
  );
}
