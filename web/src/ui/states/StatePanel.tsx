import type { ReactNode } from 'react';
import { DonePicture, EmptyPicture, ErrorPicture } from '../art/pictures';
import { cx } from '../cx';
import styles from './StatePanel.module.css';

interface Words {
  title: ReactNode;
  children?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  className?: string;
}

function Panel({
  picture,
  title,
  children,
  level = 2,
  actions,
  className,
}: Words & { picture: ReactNode; actions?: ReactNode }) {
  const Title = `h${level}` as const;
  return (
    <div className={cx(styles.panel, className)}>
      {picture}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export interface EmptyStateProps extends Words {
  /** One main action and one alternative. */
  actions?: ReactNode;
}

/** An empty state: what will appear here, one action, one alternative. */
export function EmptyState(props: EmptyStateProps) {
  return <Panel picture={<EmptyPicture />} {...props} />;
}

export interface ErrorStateProps extends Words {
  /** The button that tries again. */
  retry?: ReactNode;
  /** A text with the request's number, for support. */
  reference?: ReactNode;
}

/** Something didn't load: what happened, what is safe, a button to try again, the reference. */
export function ErrorState({ retry, reference, ...words }: ErrorStateProps) {
  const actions = (retry || reference) && (
    <>
      {retry}
      {reference && <span className={styles.reference}>{reference}</span>}
    </>
  );
  return (
    <div role="alert">
      <Panel picture={<ErrorPicture />} actions={actions} {...words} />
    </div>
  );
}

/** Nothing left to do: every window is lit. */
export function AllDone(props: EmptyStateProps) {
  return <Panel picture={<DonePicture />} {...props} />;
}
