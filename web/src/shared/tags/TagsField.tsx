import { TICKET_TAG, TICKET_TAG_MAX, TICKET_TAGS_MOST } from '@contract/tickets';
import { Tag } from '@ui/controls/Tag';
import { TextField } from '@ui/fields/TextField';
import { useId, useState, type FormEvent } from 'react';
import lists from '@shared/list/list.module.css';

export interface TagsFieldProps {
  tags: readonly string[];
  /** Those in use, which are offered while typing. */
  known: readonly string[];
  words: { add: string; help: string; remove: (tag: string) => string };
  onAdd: (tag: string) => void;
  onRemove: (tag: string) => void;
}

/** The tags of something: each is removed with a click, and a new one is typed or chosen from those in use. */
export function TagsField({ tags, known, words, onAdd, onRemove }: TagsFieldProps) {
  const offered = useId();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    if (!TICKET_TAG.test(tag)) return;
    setTyped('');
    if (!tags.includes(tag)) onAdd(tag);
  };
  return (
    <form className={lists.stack} onSubmit={submit}>
      {tags.length > 0 && (
        <div className={lists.chips}>
          {tags.map((tag) => (
            <Tag key={tag} removeLabel={words.remove(tag)} onRemove={() => onRemove(tag)}>
              {tag}
            </Tag>
          ))}
        </div>
      )}
      {tags.length < TICKET_TAGS_MOST && (
        <TextField
          label={words.add}
          help={words.help}
          list={offered}
          maxLength={TICKET_TAG_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value.toLowerCase())}
        />
      )}
      <datalist id={offered}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </form>
  );
}
