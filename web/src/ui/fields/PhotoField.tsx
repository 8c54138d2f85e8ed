import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './PhotoField.module.css';

export interface PhotoFieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** Text of the tile for adding photos. Without it no more can be added. */
  add?: ReactNode;
  onAdd: (files: File[]) => void;
  /** Shown instead of the camera while photos are sent. No more can be added while it is shown. */
  sending?: ReactNode;
  size?: 'md' | 'lg';
  /** As an input's own, when more than photos are taken. */
  accept?: string;
  /** The photos: `PhotoTile`s. */
  children: ReactNode;
}

/** Photos in their order, and a tile that takes more from the camera or the disk. */
export function PhotoField({
  label,
  help,
  add,
  onAdd,
  sending,
  size = 'md',
  accept = 'image/*,.heic,.heif',
  children,
}: PhotoFieldProps) {
  const id = useId();
  return (
    <div className={cx(styles.field, styles[size])}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <ul className={styles.items} aria-labelledby={id}>
        {children}
        {add && (
          <li>
            <label className={styles.add}>
              {sending ?? <IconCamera stroke={1.75} aria-hidden />}
              <span>{add}</span>
              <input
                type="file"
                accept={accept}
                multiple
                disabled={Boolean(sending)}
                onChange={(event) => {
                  onAdd([...(event.target.files ?? [])]);
                  // Reset, so that the same file can be chosen again.
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {help && <p className={styles.help}>{help}</p>}
    </div>
  );
}

export interface PhotoTileProps {
  src?: string;
  alt: string;
  failed?: boolean;
  /** Progress or complaint, where there is no picture yet. */
  children?: ReactNode;
  /** Buttons on the picture: at its end, and at its start. */
  end: ReactNode;
  start?: ReactNode;
}

/** One photo with its buttons. */
export function PhotoTile({ src, alt, failed, children, end, start }: PhotoTileProps) {
  return (
    <li className={styles.item}>
      <div className={styles.frame} data-failed={failed ? '' : undefined}>
        {src && <img src={src} alt={alt} />}
        {children}
      </div>
      {start && <span className={cx(styles.corner, styles.start)}>{start}</span>}
      <span className={cx(styles.corner, styles.end)}>{end}</span>
    </li>
  );
}
