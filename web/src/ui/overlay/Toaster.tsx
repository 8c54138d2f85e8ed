import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/IconButton';
import { cx } from '../cx';
import { useTopModal } from './modals';
import { dismissToast, toastStore, type Toast } from './toastStore';
import styles from './Toaster.module.css';

export interface ToasterProps {
  words: { region: string; dismiss: string };
}

const ICONS = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle };

function ToastCard({ entry, dismiss }: { entry: Toast; dismiss: string }) {
  const Icon = ICONS[entry.kind];
  const act = (): void => {
    dismissToast(entry.id);
    entry.action?.onClick();
  };
  return (
    <div className={cx(styles.toast, styles[entry.kind])} data-surface="night">
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{entry.title}</p>
        {entry.message && <p className={styles.message}>{entry.message}</p>}
      </div>
      {entry.action && (
        <button type="button" className={styles.action} onClick={act}>
          {entry.action.label}
        </button>
      )}
      <IconButton
        className={styles.dismiss}
        label={dismiss}
        icon={<IconX aria-hidden />}
        onClick={() => dismissToast(entry.id)}
      />
    </div>
  );
}

/** Keeps a message off the buttons that it appears over, with code that loads with the first one. */
function useStepAside(entry: Toast | null, modal: unknown) {
  const viewport = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!entry) return;
    let stop: (() => void) | null = () => undefined;
    import('./free-place').then(
      ({ stepAside }) => stop && viewport.current && (stop = stepAside(viewport.current)),
      // It stays in its corner, where it can be dismissed.
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [entry, modal]);
  return viewport;
}

/** Where messages appear: once, at the root of the application. */
export function Toaster({ words }: ToasterProps) {
  const entry = useSyncExternalStore(toastStore.subscribe, toastStore.visible, () => null);
  const modal = useTopModal();
  const place = useStepAside(entry, modal);
  const card = entry && <ToastCard key={entry.id} entry={entry} dismiss={words.dismiss} />;
  const assertive = entry?.kind === 'error';
  const viewport = (
    <section
      ref={place}
      className={styles.viewport}
      aria-label={words.region}
      onMouseEnter={toastStore.pause}
      onMouseLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
    >
      <div role="status" aria-live="polite">
        {!assertive && card}
      </div>
      <div role="alert" aria-live="assertive">
        {assertive && card}
      </div>
    </section>
  );
  return modal ? createPortal(viewport, modal) : viewport;
}
