import { readAgain } from '@api/read-again';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useMailWord } from '@nav/site-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Disclosure } from '@ui/layout/Disclosure';
import { Notice } from '@ui/states/Notice';
import { useEffect, useRef, useState } from 'react';
import { bulkTasksQuery, useCloseBulkTask, type BulkTask } from '../api/bulk-tasks';
import { BulkTaskDialog } from './BulkTaskDialog';
import { PrintRest } from './PrintRest';
import { TaskBar } from './TaskBar';
import styles from './list.module.css';

/** The data that activations change, read again for a browser whose live connection is down. */
const CHANGED = ['leases', 'units', 'properties', 'overview', 'tenants'];

function Running({ task: { kind, total, pending } }: { task: BulkTask }) {
  const t = useT();
  const title = t(`landlords.task.${kind}.running`, { done: total - pending, total });
  return (
    <Notice title={title}>
      {t('landlords.task.text')}
      <TaskBar label={title} done={total - pending} total={total} />
    </Notice>
  );
}

/** What was done, what was not, and the next step for it. */
function Result({ task, back }: { task: BulkTask; back: string }) {
  const t = useT();
  const mail = useMailWord();
  const close = useCloseBulkTask();
  const [listed, setListed] = useState(false);
  const { id, kind, done, refused, sentBefore, noEmail } = task;
  const count = { count: done };
  const title =
    kind === 'mail_letters'
      ? t('landlords.letters.sent', { ...count, ...mail })
      : t('landlords.task.activate_leases.done', count);
  return (
    <Notice
      tone={refused > 0 ? 'warning' : 'success'}
      title={title}
      action={
        <span className={styles.chips}>
          {kind === 'activate_leases' && done > 0 && (
            <ButtonLink size="sm" href={paths.landlordLeases('?state=active')}>
              {t('landlords.task.activate_leases.see')}
            </ButtonLink>
          )}
          {noEmail > 0 && <PrintRest taskId={id} count={noEmail} back={back} />}
          {refused + sentBefore + noEmail > 0 && (
            <Button size="sm" variant="secondary" onClick={() => setListed(true)}>
              {t('landlords.task.list')}
            </Button>
          )}
          <Button size="sm" variant="secondary" loading={close.isPending} onClick={() => close.mutate(id)}>
            {t('landlords.close')}
          </Button>
        </span>
      }
    >
      {[
        refused > 0 && t(`landlords.task.${kind}.refused`, { count: refused }),
        sentBefore > 0 && t('landlords.task.sentBefore', { count: sentBefore }),
        noEmail > 0 && t('landlords.task.noEmail', { count: noEmail }),
      ]
        .filter(Boolean)
        .join(' ')}
      {listed && <BulkTaskDialog task={task} onClose={() => setListed(false)} />}
    </Notice>
  );
}

/** The newest result, and the earlier ones folded: together they would fill a phone. */
function Results({ tasks, back }: { tasks: BulkTask[]; back: string }) {
  const t = useT();
  const newest = tasks.at(-1);
  const earlier = tasks.slice(0, -1).toReversed();
  if (!newest) return null;
  return (
    <>
      <Result key={newest.id} task={newest} back={back} />
      {earlier.length > 0 && (
        <Disclosure title={t('landlords.task.earlier', { count: earlier.length })}>
          <div className={styles.tasks}>
            {earlier.map((task) => (
              <Result key={task.id} task={task} back={back} />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

/** Long work on many leases: how far it is, on every visit until it is done, and then its result until that is closed. */
export function BulkTasks({ back }: { back: string }) {
  const client = useQueryClient();
  const { data: tasks = [] } = useQuery(bulkTasksQuery());
  const running = tasks.filter(({ pending }) => pending > 0).length;
  const before = useRef(running);
  useEffect(() => {
    if (running < before.current) readAgain(client, CHANGED);
    before.current = running;
  }, [client, running]);
  if (tasks.length === 0) return null;
  return (
    <div className={styles.tasks} role="status">
      {tasks
        .filter(({ pending }) => pending > 0)
        .map((task) => (
          <Running key={task.id} task={task} />
        ))}
      <Results tasks={tasks.filter(({ pending }) => pending === 0)} back={back} />
    </div>
  );
}
