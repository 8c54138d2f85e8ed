import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Sourced } from '../link/Sourced';
import styles from './FormError.module.css';

export interface FormErrorProps {
  /** What happened, in one sentence. */
  title: ReactNode;
  /** One entry for each invalid field: its `name` in the form, and the same text as at the field. */
  items?: readonly { name: string; message: ReactNode }[];
}

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form') ?? document;
  const named = [...form.querySelectorAll<HTMLElement>('[name]')];
  named.find((field) => field.getAttribute('name') === name)?.focus();
}

/** The summary at the top of a form that could not be sent; it takes the focus when it appears. Put it inside the form. */
export function FormError({ title, items = [] }: FormErrorProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [title]);
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} data-status="danger">
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <div>
        <p className={styles.title}>{typeof title === 'string' ? <Sourced>{title}</Sourced> : title}</p>
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map(({ name, message }) => (
              <li key={name}>
                <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
