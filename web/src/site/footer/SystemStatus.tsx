import { useT } from '@i18n/messages';
import { Pane } from '@ui/pane/Pane';
import { useEffect, useState } from 'react';
import styles from './Footer.module.css';

/** Whether the system answers. A served page says that it does, and it is checked once the page is live. */
export function SystemStatus() {
  const t = useT();
  const [works, setWorks] = useState(true);
  useEffect(() => {
    const stop = new AbortController();
    fetch('/healthz', { signal: stop.signal, cache: 'no-store' }).then(
      (answer) => setWorks(answer.ok),
      () => setWorks(stop.signal.aborted),
    );
    return () => stop.abort();
  }, []);
  return (
    <p className={styles.status}>
      <Pane status={works ? 'paid' : 'overdue'} />
      <span>{t(works ? 'site.footer.operational' : 'site.footer.disturbed')}</span>
    </p>
  );
}
