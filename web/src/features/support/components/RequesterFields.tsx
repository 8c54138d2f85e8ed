import { useMay } from '@api/staff-rights';
import { LANGUAGES } from '@contract/languages';
import { useT } from '@i18n/messages';
import { InputSelect, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { ListSearch } from '@shared/list/ListSearch';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '@ui/controls/Tag';
import { useFormikContext } from 'formik';
import { useState } from 'react';
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

function PersonSearch() {
  const t = useT();
  const { setValues, values } = useFormikContext<RequesterValues>();
  const [q, setQ] = useState('');
  const { data } = useQuery(personSearchQuery(q));
  return (
    <div className={lists.stack}>
      <ListSearch value={q} label={t('support.caller.search')} onChange={setQ} />
      {data && (
        <Found
          people={data}
          onChoose={({ id, title, person }) =>
            void setValues({ ...values, userId: id, person: [title, person].filter(Boolean).join(' · ') })
          }
        />
      )}
    </div>
  );
}

/** Who asks: found among the people with an account, or written down. */
export function RequesterFields() {
  const t = useT();
  const mayFind = useMay()('accounts');
  const { values, setValues } = useFormikContext<RequesterValues>();
  if (values.userId)
    return (
      <div className={lists.chips}>
        <Tag
          removeLabel={t('support.caller.another', { name: values.person })}
          onRemove={() => void setValues({ ...values, userId: '', person: '' })}
        >
          {values.person}
        </Tag>
      </div>
    );
  return (
    <>
      {mayFind && <PersonSearch />}
      <InputText name="name" label={t('support.name')} help={t('support.caller.nameHelp')} />
      <div className={forms.pair}>
        <InputText name="email" type="email" label={t('support.email')} help={t('support.caller.emailHelp')} />
        <InputText name="phone" type="tel" label={t('support.phone')} />
      </div>
      <InputSelect
        name="language"
        label={t('support.language')}
        options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
      />
    </>
  );
}
