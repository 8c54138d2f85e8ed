import { useMay } from '@api/staff-rights';
import { LANGUAGES } from '@contract/languages';
import { useT } from '@i18n/messages';
import { InputSelect, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '@ui/controls/Tag';
import { Skeleton } from '@ui/states/Skeleton';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { string } from 'yup';
import { personSearchQuery, type FoundPerson } from '../api/people';
import type { RequesterBody } from '../api/tickets';
import styles from './support.module.css';
import forms from '@shared/form/form.module.css';
import lists from '@shared/list/list.module.css';

/** A person with an account, or what is typed about someone without one. */
export const NO_ONE = { userId: '', person: '', name: '', email: '', phone: '', language: 'en' };
export type RequesterValues = typeof NO_ONE;

/** Of someone who was found, nothing else is asked. Anyone else needs a name, and an email or a phone number. */
export function requesterShape(t: ReturnType<typeof useT>) {
  const free = string().defined().default('');
  return {
    userId: free,
    person: free,
    name: free.when('userId', ([userId]) => (userId === '' ? rules.required(t, 161) : free)),
    email: free.when(['userId', 'phone'], ([userId, phone]) =>
      userId === '' && !phone ? rules.email(t) : rules.optional(t, 254),
    ),
    phone: rules.optional(t, 40),
    language: string().required(),
  };
}

export function requesterBody({ userId, name, email, phone, language }: RequesterValues): RequesterBody {
  if (userId) return { userId };
  const code = LANGUAGES.find((one) => one.code === language)?.code ?? 'en';
  return { name, email: email || null, phone: phone || null, language: code };
}

function Found({ people, onChoose }: { people: readonly FoundPerson[]; onChoose: (person: FoundPerson) => void }) {
  const t = useT();
  if (people.length === 0) return <p className={lists.quiet}>{t('support.caller.noOne')}</p>;
  return (
    <ul className={styles.found}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" className={styles.cannedOption} onClick={() => onChoose(person)}>
            <strong>{person.title}</strong> {person.person}
          </button>
        </li>
      ))}
    </ul>
  );
}

function PersonSearch({ onChoose }: { onChoose: (person: FoundPerson) => void }) {
  const t = useT();
  const [q, setQ] = useState('');
  const query = useQuery(personSearchQuery(q));
  return (
    <div className={lists.stack}>
      <ListSearch value={q} label={t('support.caller.search')} onChange={setQ} />
      {query.isLoading && <Skeleton shape="list" rows={2} label={t('app.loading')} />}
      {query.isError && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
      {query.data && <Found people={query.data} onChoose={onChoose} />}
    </div>
  );
}

/** Chooses a person or takes the choice back. The focus goes on to what takes the place of the button that was pressed. */
function useChoice() {
  const { values, setValues } = useFormikContext<RequesterValues>();
  const place = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  useEffect(() => {
    if (moves.current) place.current?.querySelector<HTMLElement>('button, input')?.focus();
    moves.current = false;
  }, [values.userId]);
  const choose = (userId: string, person: string) => {
    moves.current = true;
    void setValues({ ...values, userId, person });
  };
  return { values, place, choose };
}

/** Who asks: found among the people with an account, or written down. */
export function RequesterFields() {
  const t = useT();
  const mayFind = useMay()('accounts');
  const { values, place, choose } = useChoice();
  if (values.userId)
    return (
      <div ref={place} className={lists.chips}>
        <Tag removeLabel={t('support.caller.another', { name: values.person })} onRemove={() => choose('', '')}>
          {values.person}
        </Tag>
      </div>
    );
  return (
    <div ref={place} className={forms.form}>
      {mayFind && (
        <PersonSearch onChoose={({ id, title, person }) => choose(id, [title, person].filter(Boolean).join(' · '))} />
      )}
      <InputText name="name" autoComplete="off" label={t('support.name')} help={t('support.caller.nameHelp')} />
      <div className={forms.pair}>
        <InputText
          name="email"
          type="email"
          autoComplete="off"
          label={t('support.email')}
          help={t('support.caller.emailHelp')}
        />
        <InputText name="phone" type="tel" autoComplete="off" label={t('support.phone')} />
      </div>
      <InputSelect
        name="language"
        label={t('support.language')}
        options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
      />
    </div>
  );
}
