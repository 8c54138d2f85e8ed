import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx';
import type { AnchorProps } from '../link/anchor';
import { useLinkComponent } from '../link/LinkProvider';
import { Spinner } from './Spinner';
import styles from './Button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger';
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** An icon before the words. */
  icon?: ReactNode;
  /** An icon after the words. */
  iconEnd?: ReactNode;
  fullWidth?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Keeps the button's width and focus, shows a spinner and ignores clicks. */
  loading?: boolean;
}

function lookClass(look: ButtonLook, className?: string): string | undefined {
  const { variant = 'primary', size = 'md', fullWidth } = look;
  return cx(styles.button, styles[variant], styles[size], fullWidth && styles.full, className);
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button: its words are a verb. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, fullWidth, loading, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      className={lookClass({ variant, size, fullWidth }, className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? ignore : onClick}
      {...rest}
    >
      <span className={cx(styles.content, loading && styles.waiting)}>
        {icon}
        <span>{children}</span>
        {iconEnd}
      </span>
      {loading && <Spinner className={styles.spinner} />}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, AnchorProps {}

/** A link that looks like a button: for going somewhere. */
export function ButtonLink({ variant, size, icon, iconEnd, fullWidth, className, children, ...rest }: ButtonLinkProps) {
  const Component = useLinkComponent();
  return (
    <Component className={lookClass({ variant, size, fullWidth }, className)} {...rest}>
      <span className={styles.content}>
        {icon}
        <span>{children}</span>
        {iconEnd}
      </span>
    </Component>
  );
}
