import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { FLAGS, PANEL, type Search } from './search';
import type { Change } from './use-search';
import styles from './marketplace.module.css';

/** Further filters for homes. Each choice takes effect immediately. */
export default function FiltersPanel({ id, search, change }: { id: string; search: Search; change: Change }) {
  const t = useT();
  const baths = ['1', '2', '3'].map((value) => ({ value, label: t('rental-marketplace.atLeast', { count: value }) }));
  return (
    <div id={id} className={styles.panel} role="group" aria-label={t('rental-marketplace.filters')}>
      <div className={styles.flags}>
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            name={flag}
            label={t(`rental-marketplace.flag.${flag}`)}
            checked={Boolean(search[flag])}
            onChange={(event) => change({ [flag]: event.target.checked ? 'yes' : undefined })}
          />
        ))}
      </div>
      <SelectField
        name="baths"
        label={t('rental-marketplace.baths')}
        placeholder={t('rental-marketplace.any')}
        options={baths}
        value={search.baths ?? ''}
        onChange={(event) => change({ baths: event.target.value })}
      />
      <TextField
        name="by"
        type="date"
        label={t('rental-marketplace.by')}
        value={search.by ?? ''}
        onChange={(event) => change({ by: event.target.value })}
      />
      {PANEL.some((name) => search[name]) && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => change(Object.fromEntries(PANEL.map((name) => [name, undefined])))}
        >
          {t('rental-marketplace.clearFilters')}
        </Button>
      )}
    </div>
  );
}
