import { session } from '@api/session';
import { useNote } from '@shared/notes';
import { toast } from '@ui/overlay/toastStore';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ITEMS } from './items';
import { progressOf, type Statuses } from './progress';
import { askAll, judge } from './scan';

export interface Scan {
  statuses: Statuses;
  running: boolean;
  /** When the last one ended well. */
  endedAt: Date | undefined;
  start: () => void;
}

/**
 * Scans when the page opens and on demand, and reports how it ended (docs/specification/readiness.md). On other pages
 * it can start on demand only, and stay silent when everything is fine.
 */
export function useScan({ atOnce = true, quiet = false }: { atOnce?: boolean; quiet?: boolean } = {}): Scan {
  const note = useNote('readiness');
  const say = useRef(note);
  const [statuses, setStatuses] = useState<Statuses>({});
  const [endedAt, setEndedAt] = useState<Date>();
  const [running, setRunning] = useState(atOnce);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => void (say.current = note), [note]);
  const start = useCallback(() => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setRunning(true);
    void scan(own.signal, say.current, quiet).then((found) => {
      if (own.signal.aborted) return;
      setRunning(false);
      if (!found) return;
      setStatuses(found);
      setEndedAt(new Date());
    });
  }, [quiet]);
  useEffect(() => {
    if (atOnce) start();
    return () => stop.current?.abort();
  }, [start, atOnce]);
  return { statuses, running, endedAt, start };
}

async function scan(
  signal: AbortSignal,
  note: ReturnType<typeof useNote>,
  quiet: boolean,
): Promise<Statuses | undefined> {
  try {
    const token = session.token();
    const statuses = judge(await askAll(token, signal), token);
    if (!quiet)
      toast({
        kind: 'success',
        title: note((t) => t('readiness.toast.done')),
        message: note((t) => t('readiness.toast.doneText', { count: progressOf(ITEMS, statuses).done })),
      });
    return statuses;
  } catch {
    if (!signal.aborted)
      toast({
        kind: 'error',
        title: note((t) => t('readiness.toast.failed')),
        message: note((t) => t('readiness.toast.failedText')),
      });
    return undefined;
  }
}
