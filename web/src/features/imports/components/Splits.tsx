import { IMPORT_FIELDS, type ImportField } from '@contract/import/fields';
import { splitAddress } from '@contract/import/split-address';
import { splitNames } from '@contract/import/split-names';
import { splitStreet } from '@contract/import/split-street';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Tag } from '@ui/controls/Tag';
import { Switch } from '@ui/fields/Choice';
import { Section } from '@ui/layout/Section';
import type { ReactNode } from 'react';
import type { FileColumns } from '../api/imports';
import styles from './imports.module.css';

const PARTS = [
  'propertyName',
  'streetNumber',
  'street',
  'unit',
  'city',
  'region',
  'postalCode',
  'country',
] as const satisfies readonly ImportField[];

interface SplitsProps {
  columns: FileColumns['columns'];
  fields: readonly (ImportField | null)[];
  splits: { splitAddress: boolean; splitNames: boolean };
  onChange: (splits: { splitAddress: boolean; splitNames: boolean }) => void;
}

/** What one cell becomes, before and after, and whether it is taken apart at all. */
export function Splits({ columns, fields, splits, onChange }: SplitsProps) {
  const t = useT();
  const samplesOf = (field: ImportField) => columns[fields.indexOf(field)]?.samples ?? [];
  const addresses = fields.includes('address') ? samplesOf('address') : samplesOf('street');
  const names = samplesOf('tenantName');
  if (addresses.length + names.length === 0) return null;
  return (
    <Section title={t('imports.split.title')} className={styles.block}>
      <div className={styles.splits}>
        {addresses.length > 0 && (
          <Split
            label={t('imports.split.address')}
            help={t('imports.split.addressHelp')}
            on={splits.splitAddress}
            samples={addresses}
            onChange={(on) => onChange({ ...splits, splitAddress: on })}
          >
            {(text) => <AddressParts text={text} whole={fields.includes('address')} />}
          </Split>
        )}
        {names.length > 0 && (
          <Split
            label={t('imports.split.names')}
            help={t('imports.split.namesHelp')}
            on={splits.splitNames}
            samples={names}
            onChange={(on) => onChange({ ...splits, splitNames: on })}
          >
            {(text) => <People text={text} />}
          </Split>
        )}
      </div>
    </Section>
  );
}

interface SplitProps {
  label: string;
  help: string;
  on: boolean;
  samples: readonly string[];
  onChange: (on: boolean) => void;
  children: (text: string) => ReactNode;
}

function Split({ label, help, on, samples, onChange, children }: SplitProps) {
  const t = useT();
  return (
    <div className={styles.split}>
      <Switch label={label} help={help} checked={on} onChange={(event) => onChange(event.target.checked)} />
      {on && (
        <dl className={styles.changes}>
          {samples.map((text, at) => (
            <div key={at} className={styles.change}>
              <dt aria-label={t('imports.split.before', { text })}>{text}</dt>
              <dd>{children(text)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function AddressParts({ text, whole }: { text: string; whole: boolean }) {
  const t = useT();
  const { language } = useLanguage();
  const { name, ...found } = whole
    ? splitAddress(text)
    : { name: '', city: '', region: '', postalCode: '', country: '', ...splitStreet(text) };
  const parts = { ...found, propertyName: name };
  return (
    <ul className={styles.parts}>
      {PARTS.filter((part) => parts[part] !== '').map((part) => (
        <li key={part}>
          <span className={styles.partName}>{IMPORT_FIELDS[part].names[language]}</span> {parts[part]}
        </li>
      ))}
      {found.unclear && (
        <li>
          <Tag>{t('imports.split.asked')}</Tag>
        </li>
      )}
    </ul>
  );
}

function People({ text }: { text: string }) {
  const t = useT();
  const { list } = useFormats();
  const people = splitNames(text);
  if (people.length === 0) return t('imports.split.nobody');
  const names = people.map(({ firstName, lastName }) =>
    t('imports.split.person', { first: firstName, last: lastName }),
  );
  return list(names);
}
