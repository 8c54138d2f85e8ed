import { useMay } from '@api/staff-rights';
import type { UserType } from '@contract/roles';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useKeysOn } from '@shared/keys/single-keys';
import { Link } from '@ui/link/Link';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { Fragment, useId, type ReactNode } from 'react';
import { GROUPS, hasSearch } from '../shortcuts';
import styles from './ShortcutsDialog.module.css';

const MAC = /Mac|iPhone|iPad/;
/** Keys that are labeled in the language of the keyboard. */
const NAMED = { Enter: 'shortcuts.key.enter', Shift: 'shortcuts.key.shift', Esc: 'shortcuts.key.esc' } as const;
const isNamed = (key: string): key is keyof typeof NAMED => Object.hasOwn(NAMED, key);

function Key({ name }: { name: string }) {
  const t = useT();
  if (isNamed(name)) return t(NAMED[name]);
  return MAC.test(navigator.platform) ? name.replace('Ctrl', '⌘') : name;
}

/** `g` then `h`; keys that are held together have a plus between them. */
function Keys({ keys, between }: { keys: readonly string[]; between: ReactNode }) {
  return (
    <span className={styles.keys}>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <span className={styles.between}>{between}</span>}
          {key.split('+').map((part, index) => (
            <Fragment key={part}>
              {index > 0 && '+'}
              <kbd className={styles.key}>
                <Key name={part} />
              </kbd>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

interface Line {
  keys: readonly string[];
  label: string;
}

function Lines({ title, lines, between }: { title: string; lines: readonly Line[]; between: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <dl className={styles.lines}>
        {lines.map(({ keys, label }) => (
          <div key={keys.join(' ')} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} between={between} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface ShortcutsDialogProps {
  role: UserType;
  /** What the keys after `g` lead to. */
  places: readonly { key: string; label: string }[];
  /** Whether something can be begun on the page behind the dialog. */
  begins: boolean;
  onClose: () => void;
}

/** The list of keyboard shortcuts of a role, opened by `?`. */
export default function ShortcutsDialog({ role, places, begins, onClose }: ShortcutsDialogProps) {
  const t = useT();
  const on = useKeysOn();
  const may = useMay();
  const groups = GROUPS[role].filter(({ right }) => may(right));
  const everywhere: Line[] = [
    ...(hasSearch(role)
      ? [
          { keys: ['Ctrl+K'], label: t('shortcuts.search') },
          { keys: ['/'], label: t('shortcuts.searchToo') },
        ]
      : []),
    ...(begins ? [{ keys: ['n'], label: t('shortcuts.new') }] : []),
    { keys: ['?'], label: t('shortcuts.help') },
    { keys: ['Esc'], label: t('shortcuts.close') },
  ];
  const then = t('shortcuts.then');
  return (
    <Dialog open size="lg" title={t('shortcuts.title')} closeLabel={t('app.close')} onClose={onClose}>
      {!on && <Notice tone="warning">{t('shortcuts.off')}</Notice>}
      {/* The first control is the link below: focused, it would scroll a phone to the end of the list. */}
      <div className={styles.groups} tabIndex={-1} data-autofocus="">
        <Lines title={t('shortcuts.everywhere')} lines={everywhere} between={then} />
        <Lines
          title={t('shortcuts.go')}
          lines={places.map(({ key, label }) => ({ keys: ['g', key], label }))}
          between={then}
        />
        {groups.map(({ label, shortcuts }) => (
          <Lines
            key={label}
            title={t(label)}
            lines={shortcuts.map((shortcut) => ({ keys: shortcut.keys, label: t(shortcut.label) }))}
            between={t('shortcuts.or')}
          />
        ))}
      </div>
      <p className={styles.foot}>
        {t('shortcuts.note')}{' '}
        <Link look="inline" href={paths.settings(role)} onClick={onClose}>
          {t('shortcuts.settings')}
        </Link>
      </p>
    </Dialog>
  );
}
