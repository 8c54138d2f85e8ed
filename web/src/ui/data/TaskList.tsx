import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import type { StatusName } from '../pane/status';
import styles from './TaskList.module.css';

export interface Task {
  id: string;
  icon: ReactNode;
  /** Hue of the tile: what kind of task it is. */
  tone: StatusName;
  title: ReactNode;
  text?: ReactNode;
  /** Where it is done: the whole line leads there … */
  href?: string;
  /** … or a button at the right does it here. */
  action?: ReactNode;
}

/** What waits for the reader, one line each. */
export function TaskList({ tasks, className }: { tasks: readonly Task[]; className?: string }) {
  return (
    <ul className={cx(styles.list, className)}>
      {tasks.map((task) => (
        <li key={task.id} className={styles.task}>
          <span className={styles.tile} data-status={task.tone}>
            {task.icon}
          </span>
          <TaskWords task={task} />
          {task.action ?? (task.href && <IconChevronRight className={styles.chevron} size={18} stroke={1.75} aria-hidden />)}
        </li>
      ))}
    </ul>
  );
}

function TaskWords({ task }: { task: Task }) {
  const LinkComponent = useLinkComponent();
  return (
    <div className={styles.words}>
      {task.href ? (
        <LinkComponent href={task.href} className={styles.link}>
          {task.title}
        </LinkComponent>
      ) : (
        <span className={styles.title}>{task.title}</span>
      )}
      {task.text && <span className={styles.text}>{task.text}</span>}
    </div>
  );
}
