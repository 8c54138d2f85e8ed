import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import { FieldNotes, useFieldIds } from './Field';
import styles from './FileField.module.css';

export interface FileFieldProps {
  label: ReactNode;
  /** Below the label: kinds and sizes that are taken. */
  help?: ReactNode;
  error?: ReactNode;
  /** As an input's own. */
  accept?: string;
  multiple?: boolean;
  /** Opens the camera of a phone instead of its files. */
  capture?: 'environment';
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** A place to drop a file, or to click and choose one. */
export function FileField({ label, help, error, accept, multiple, capture, disabled, onFiles }: FileFieldProps) {
  const [over, setOver] = useState(false);
  const ids = useFieldIds({ help, error }, useId());
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0 && !disabled) onFiles(multiple ? chosen : chosen.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={styles.field}>
      <label
        className={cx(styles.place, over && styles.over, disabled && styles.disabled)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload className={styles.icon} size={24} stroke={1.75} aria-hidden />
        <span className={styles.label}>{label}</span>
        <input
          {...ids.aria}
          className={styles.input}
          type="file"
          accept={accept}
          multiple={multiple}
          capture={capture}
          disabled={disabled}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </label>
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  );
}
