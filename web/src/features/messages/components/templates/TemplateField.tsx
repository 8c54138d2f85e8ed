import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { templatesQuery, type MessageText, type Template } from '../../api/templates';
import { useSuggestions, type Suggestion } from '../../suggestions';

type Chosen = Template | Suggestion;

const valueOf = (chosen: Chosen) => ('version' in chosen ? chosen.id : `suggestion ${chosen.id}`);
const textOf = ({ subject, message }: Chosen): MessageText => ({ subject: subject ?? '', message });
const same = (left: MessageText, right: MessageText) =>
  left.subject.trim() === right.subject.trim() && left.message.trim() === right.message.trim();

/** Which template the text came from, and what it replaced. */
export function useTemplateOf(text: MessageText, setText: (text: MessageText) => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const [replaced, setReplaced] = useState<MessageText>();
  const untouched = chosen ? same(text, textOf(chosen)) : same(text, { subject: '', message: '' });
  const choose = (next: Chosen | undefined) => {
    setChosen(next);
    if (!next) return;
    setReplaced(untouched ? replaced : text);
    setText(textOf(next));
  };
  return {
    chosen,
    choose,
    /** The template that the text was made from and no longer says the same. */
    outdated: chosen && 'version' in chosen && !untouched ? chosen : undefined,
    kept: (template: Template) => setChosen(template),
    replaced: untouched ? replaced : undefined,
    takeBack: () => {
      if (replaced) setText(replaced);
      setReplaced(undefined);
      setChosen(undefined);
    },
  };
}

export type TemplateOf = ReturnType<typeof useTemplateOf>;

/** Chooses what the message begins with: a template of the account, or a text of ours. */
export function TemplateField({ chosen, choose, replaced, takeBack }: TemplateOf) {
  const t = useT();
  const query = useQuery(templatesQuery);
  const suggestions = useSuggestions();
  const templates = query.data ?? [];
  const pick = (value: string) => choose([...templates, ...suggestions].find((one) => valueOf(one) === value));
  const group = (label: string, options: readonly Chosen[]) =>
    options.length > 0 && (
      <optgroup label={label}>
        {options.map((option) => (
          <option key={valueOf(option)} value={valueOf(option)}>
            {option.name}
          </option>
        ))}
      </optgroup>
    );
  return (
    <>
      <SelectField
        label={t('messages.templates.use')}
        labelEnd={t('messages.new.optional')}
        placeholder={t('messages.templates.choose')}
        value={chosen ? valueOf(chosen) : ''}
        onChange={({ target }) => pick(target.value)}
      >
        {group(t('messages.templates.yours'), templates)}
        {group(t('messages.suggestions'), suggestions)}
      </SelectField>
      {query.isError && !query.data && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('parts.retry')}
            </Button>
          }
        >
          {t('messages.templates.failed')}
        </Notice>
      )}
      {replaced && (
        <Notice
          announce
          action={
            <Button variant="secondary" size="sm" onClick={takeBack}>
              {t('messages.templates.undo')}
            </Button>
          }
        >
          {t('messages.templates.replaced')}
        </Notice>
      )}
    </>
  );
}
