import { useProblemText } from '@api/problem-text';
import { localeOf } from '@contract/languages';
import { AREA_PREFIXES_MAX, areaPrefixExample, areaPrefixOf, splitPrefixes } from '@contract/service-area';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useUnsaved } from '@shared/form/unsaved';
import { useByWords } from '@shared/list/by-words';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useSaveArea } from '../api/area';
import type { Supplier } from '../api/own-profile';
import styles from './AreaSection.module.css';

/** Countries for which the product knows the format of postal codes. */
const COUNTRIES = 'CA US MX GB IE FR BE NL LU DE AT ES PT IT GR FI AU NZ JP'.split(' ');

/** The form for a supplier's service area: prefixes of postal codes. Landlords see it in the directory. */
export function AreaSection({ supplier }: { supplier: Supplier }) {
  const t = useT();
  const textOf = useProblemText();
  const note = useNote('suppliers');
  const [country, setCountry] = useState(supplier.areaCountry ?? 'CA');
  const [typed, setTyped] = useState(supplier.areaPrefixes.join(', '));
  const [tried, setTried] = useState(false);
  const problemOf = useAreaProblem();
  const save = useSaveArea(() => toast({ kind: 'success', title: note((t) => t('suppliers.area.saved')) }));
  const prefixes = splitPrefixes(typed);
  const written = `${country} ${typed}`;
  const [sent, setSent] = useState(written);
  useUnsaved(written !== sent || save.isError);
  const problem = problemOf(country, prefixes);
  const submit = () => {
    setTried(true);
    if (problem) return;
    setSent(written);
    save.mutate({ country, prefixes });
  };
  return (
    <Section title={t('suppliers.area.title')} className={styles.section}>
      <p className={styles.lead}>{t('suppliers.area.text')}</p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {save.error && <FormError title={textOf(save.error)} />}
        <SelectField
          label={t('suppliers.area.country')}
          options={useCountries(country)}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        />
        <TextArea
          label={t('suppliers.area.prefixes')}
          help={t(HELP[country] ?? 'suppliers.area.help.other', {
            example: areaPrefixExample(country),
            max: AREA_PREFIXES_MAX,
          })}
          error={tried ? problem : undefined}
          rows={3}
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormActions>
          <Button type="submit" loading={save.isPending}>
            {t('suppliers.area.save')}
          </Button>
        </FormActions>
      </form>
    </Section>
  );
}

const HELP: Readonly<Record<string, 'suppliers.area.help.ca' | 'suppliers.area.help.us'>> = {
  CA: 'suppliers.area.help.ca',
  US: 'suppliers.area.help.us',
};

function useCountries(present: string) {
  const { language } = useLanguage();
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const codes = COUNTRIES.includes(present) ? COUNTRIES : [...COUNTRIES, present];
  return useByWords(codes.map((value) => ({ value, label: names.of(value) ?? value })));
}

/** The error for invalid codes. It names the first few, which is enough to find the mistake. */
function useAreaProblem(): (country: string, prefixes: readonly string[]) => string | undefined {
  const t = useT();
  const formats = useFormats();
  return (country, prefixes) => {
    const wrong = prefixes.filter((one) => areaPrefixOf(country, one) === null);
    if (wrong.length > 0) {
      const list = formats.list(wrong.slice(0, 5).map((one) => (one.length > 12 ? `${one.slice(0, 12)}…` : one)));
      return t('suppliers.area.wrong', { list });
    }
    return prefixes.length > AREA_PREFIXES_MAX ? t('suppliers.area.tooMany', { max: AREA_PREFIXES_MAX }) : undefined;
  };
}
