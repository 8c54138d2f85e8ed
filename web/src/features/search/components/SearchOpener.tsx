import { useT } from '@i18n/messages';
import { useKeysOn } from '@shared/keys/single-keys';
import { useKeys } from '@shared/keys/use-keys';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { cx } from '@ui/cx';
import { useEffect } from 'react';
import styles from './SearchOpener.module.css';

const ICON = <IconSearch size={18} stroke={1.75} aria-hidden />;
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl+K (⌘K) opens the search, except where a dialog is open; so does `/`, except where someone writes. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  useKeys({ '/': open });
}

/** What looks like the search's field in the top bar and opens it. */
export function SearchField({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  const single = useKeysOn();
  return (
    <button
      type="button"
      className={styles.field}
      aria-keyshortcuts={single ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
      onClick={onOpen}
    >
      {ICON}
      <span className={styles.hint}>{t('app.search.hint')}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {isMac() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

/** The same as an icon: on phones, and beside a path to the page. */
export function SearchIcon({ onOpen, onlyPhones = false }: { onOpen: () => void; onlyPhones?: boolean }) {
  const t = useT();
  return (
    <span className={cx(styles.icon, onlyPhones && styles.onlyPhones)}>
      <IconButton label={t('app.search.open')} icon={<IconSearch aria-hidden />} onClick={onOpen} />
    </span>
  );
}
