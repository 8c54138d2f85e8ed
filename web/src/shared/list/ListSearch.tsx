import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { TextField } from '@ui/fields/TextField';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Searches while someone types, after a short pause. It follows changes of the address. */
export function ListSearch({
  value,
  label,
  onChange,
}: {
  value: string;
  label: string;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address follows a moment after it was changed, and must not overwrite what was typed meanwhile.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (seen !== value) {
    const at = sent.indexOf(value);
    setSeen(value);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0) setText(value);
  }
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => {
      setSent((before) => [...before.filter((other) => other !== text), text]);
      onChange(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <TextField
      type="search"
      name="q"
      label={label}
      hideLabel
      placeholder={label}
      value={text}
      prefix={<IconSearch size={18} stroke={1.75} aria-hidden />}
      onChange={(event) => setText(event.target.value)}
      // It has found already. In a form, Enter would send the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
