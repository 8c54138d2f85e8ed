import { IMPORT_GROUPS } from '@contract/import-columns';
import { amountsLeftOut } from '@contract/import/amounts-left-out';
import { IMPORT_FIELD_KEYS, IMPORT_FIELDS, JOINED_BY, type ImportField } from '@contract/import/fields';
import { guessFields } from '@contract/import/guess';
import { IMPORT_PRESETS } from '@contract/import/presets';
import type { ImportMapping } from '@contract/import/questions';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import { useEffect, useRef, useState } from 'react';
import type { FileColumns } from '../api/imports';
import type { FileAtHand, ImportFlow } from '../use-import-flow';
import { AmountsLeftOut } from './AmountsLeftOut';
import { Progress } from './Progress';
import { Splits } from './Splits';
import styles from './imports.module.css';

/** Which product's export the file is: said in words, and to be changed. */
function Preset({
  atHand: { seen },
  preset,
  onChange,
}: {
  atHand: FileAtHand;
  preset: string;
  onChange: (preset: string) => void;
}) {
  const t = useT();
  const product = IMPORT_PRESETS.find(({ id }) => id === seen.preset)?.name;
  const found = seen.remembered
    ? t('imports.match.remembered')
    : product
      ? t('imports.match.recognized', { name: product })
      : t('imports.match.unknown');
  const other = seen.otherRows > 0 ? t('imports.match.other', { count: seen.otherRows }) : '';
  return (
    <div className={styles.preset}>
      <Notice>
        {[found, t('imports.match.read', { count: seen.rowCount, line: seen.headingLine }), other]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      <SelectField
        label={t('imports.match.preset')}
        value={preset}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t('imports.match.none')}
        options={IMPORT_PRESETS.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  );
}

/** A column of the file, its first values, and the field that it fills. */
function Column({
  column,
  field,
  onChange,
}: {
  column: FileColumns['columns'][number];
  field: ImportField | null;
  onChange: (field: ImportField | null) => void;
}) {
  const t = useT();
  const { language } = useLanguage();
  const name = column.heading || t('imports.match.unnamed');
  return (
    <li className={styles.column}>
      <div className={styles.columnHead}>
        <strong>{name}</strong>
        <span className={styles.samples}>
          {column.samples.length > 0
            ? column.samples.map((text, at) => <span key={at}>{text}</span>)
            : t('imports.match.empty')}
        </span>
      </div>
      <SelectField
        hideLabel
        label={t('imports.match.goesTo', { name })}
        value={field ?? ''}
        onChange={(event) => onChange((event.target.value || null) as ImportField | null)}
        placeholder={t('imports.match.leaveOut')}
      >
        {IMPORT_GROUPS.map((group) => (
          <optgroup key={group} label={t(`imports.group.${group}`)}>
            {IMPORT_FIELD_KEYS.filter((key) => IMPORT_FIELDS[key].group === group).map((key) => (
              <option key={key} value={key}>
                {IMPORT_FIELDS[key].names[language]}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </li>
  );
}

/** The second step: each column of the file, the field that it fills, and the columns that are split. */
export function MatchColumns({ atHand, flow }: { atHand: FileAtHand; flow: ImportFlow }) {
  const t = useT();
  const { language } = useLanguage();
  const { list } = useFormats();
  const { columns } = atHand.seen;
  const [preset, setPreset] = useState(atHand.mapping.preset ?? '');
  const [fields, setFields] = useState<(ImportField | null)[]>(() =>
    columns.map((_, at) => atHand.mapping.columns.find((column) => column.at === at)?.field ?? null),
  );
  const [splits, setSplits] = useState({
    splitAddress: atHand.mapping.splitAddress ?? true,
    splitNames: atHand.mapping.splitNames ?? true,
  });
  const twice = [
    ...new Set(fields.filter((field, at) => field !== null && !(field in JOINED_BY) && fields.indexOf(field) !== at)),
  ].filter((field) => field !== null);
  const homeless = !fields.includes('address') && !fields.includes('street');
  const amounts = amountsLeftOut(columns, fields);
  const lacking = (['rent', 'openingBalance'] as const).filter((field) => !fields.includes(field));
  const [asks, setAsks] = useState(false);
  const columnList = useRef<HTMLUListElement>(null);
  const [goTo, setGoTo] = useState<number>();
  // After the dialog has closed, which gives the focus back to the button that opened it.
  useEffect(() => {
    if (goTo === undefined) return;
    columnList.current?.querySelectorAll('select')[goTo]?.focus();
    setGoTo(undefined);
  }, [goTo]);
  const mapping: ImportMapping = {
    columns: fields.flatMap((field, at) => (field ? [{ at, field }] : [])),
    ...splits,
    preset: preset || null,
  };
  const takePreset = (id: string) => {
    setPreset(id);
    setFields(guessFields(columns, id || null));
  };
  return (
    <>
      <Preset atHand={atHand} preset={preset} onChange={takePreset} />
      <AmountsLeftOut
        columns={amounts}
        lacking={lacking}
        asks={asks}
        onBack={() => {
          setAsks(false);
          if (amounts[0]) setGoTo(columns.indexOf(amounts[0]));
        }}
        onLeave={() => {
          setAsks(false);
          void flow.match(mapping);
        }}
      />
      <Section title={t('imports.match.title')} className={styles.block}>
        <Text ink={2} look="small">
          {t('imports.match.text')}
        </Text>
        <ul className={styles.columns} ref={columnList}>
          {columns.map((column, at) => (
            <Column
              key={at}
              column={column}
              field={fields[at] ?? null}
              onChange={(field) => setFields(fields.map((known, nth) => (nth === at ? field : known)))}
            />
          ))}
        </ul>
      </Section>
      <Splits columns={columns} fields={fields} splits={splits} onChange={setSplits} />
      <div className={styles.notes}>
        {twice.length > 0 && (
          <Notice tone="warning">
            {t('imports.match.twice', { names: list(twice.map((field) => IMPORT_FIELDS[field].names[language])) })}
          </Notice>
        )}
        {homeless && <Notice tone="warning">{t('imports.match.homeless')}</Notice>}
        {flow.failure && (
          <Notice tone="danger" announce>
            {flow.failure}
          </Notice>
        )}
        {flow.share !== undefined && <Progress share={flow.share} />}
      </div>
      <div className={styles.buttons}>
        <Button
          loading={flow.share !== undefined}
          disabled={twice.length > 0 || homeless}
          onClick={() => (amounts.length > 0 && lacking.length > 0 ? setAsks(true) : void flow.match(mapping))}
        >
          {t('imports.continue')}
        </Button>
        <Button variant="secondary" disabled={flow.share !== undefined} onClick={flow.forget}>
          {t('imports.other')}
        </Button>
      </div>
    </>
  );
}
