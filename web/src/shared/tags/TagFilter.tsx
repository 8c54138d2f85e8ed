import { tagsIn, TICKET_TAGS_MOST } from '@contract/tickets';
import { Tag } from '@ui/controls/Tag';
import { SelectField } from '@ui/fields/SelectField';
import lists from '@shared/list/list.module.css';

interface TagFilterProps {
  /** The chosen tags as they are in the address: `import,late fee`. */
  value: string;
  onChange: (value: string) => void;
}

interface ChoiceProps extends TagFilterProps {
  /** Those in use, the most frequent first. */
  known: readonly string[];
  /** `any`: the first choice while no tag is chosen; `another`: once there is one. */
  words: { label: string; any: string; another: string };
}

/** Adds tags to the filter of a list, one at a time: the list shows what has all of them. Nothing is shown where there is nothing to add. */
export function TagChoice({ value, onChange, known, words }: ChoiceProps) {
  const chosen = tagsIn(value);
  const others = known.filter((tag) => !chosen.includes(tag));
  if (others.length === 0 || chosen.length >= TICKET_TAGS_MOST) return null;
  return (
    <SelectField
      label={words.label}
      hideLabel
      value=""
      onChange={({ target }) => target.value && onChange([...chosen, target.value].join(','))}
      placeholder={chosen.length > 0 ? words.another : words.any}
      options={others.map((tag) => ({ value: tag, label: tag }))}
    />
  );
}

/** The tags of the filter, each with a button that removes it. */
export function ChosenTags({ value, onChange, remove }: TagFilterProps & { remove: (tag: string) => string }) {
  const chosen = tagsIn(value);
  if (chosen.length === 0) return null;
  return (
    <div className={lists.chips}>
      {chosen.map((tag) => (
        <Tag
          key={tag}
          removeLabel={remove(tag)}
          onRemove={() => onChange(chosen.filter((other) => other !== tag).join(','))}
        >
          {tag}
        </Tag>
      ))}
    </div>
  );
}
