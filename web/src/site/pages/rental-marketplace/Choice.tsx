import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import styles from './marketplace.module.css';

interface ChoiceProps {
  label: string;
  /** Words of having no preference; left out where one choice is always in force. */
  any?: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  quiet?: boolean;
}

/** One of a list with its name in front, by the platform's own picker. */
export function Choice({ label, any, options, value, onChange, quiet }: ChoiceProps) {
  const id = useId();
  return (
    <div className={quiet ? styles.sort : styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </div>
  );
}
