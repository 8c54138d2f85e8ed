import { BEDROOM_CHOICES, PRICE_RANGE_VALUES } from '@contract/listing-options';
import { lazyPart } from '@i18n/lazy-part';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useEffect, useRef, useState } from 'react';
import { Choice } from './Choice';
import { PANEL, type Search } from './search';
import type { Change } from './use-search';
import styles from './marketplace.module.css';

/** Loaded with the first click on its button, because fields and checkboxes are a large part of the page's script. */
const FiltersPanel = lazyPart('page/rental-marketplace', () => import('./FiltersPanel'));

const TYPING_MS = 250;

interface SearchBarProps {
  search: Search;
  view: 'grid' | 'list';
  change: Change;
}

/** Text and place. Typing starts the search, so no button is needed. */
function TextSearch({ q, change }: { q: string; change: Change }) {
  const t = useT();
  const [text, setText] = useState(q);
  const sent = useRef(q);
  useEffect(() => {
    // The address changed without typing: back, a link, a cleared search.
    if (q !== sent.current) setText(q);
    sent.current = q;
  }, [q]);
  useEffect(() => {
    if (text.trim() === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      change({ q: text.trim() });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, change]);
  return (
    <search className={styles.search}>
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <input
        type="search"
        name="q"
        autoComplete="off"
        maxLength={100}
        aria-label={t('rental-marketplace.search')}
        placeholder={t('rental-marketplace.searchHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('rental-marketplace.clear')}
          onClick={() => setText('')}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </search>
  );
}

/** Search bar, price range, bedrooms, the filters button with its panel, and how homes are shown (docs/specification/listings.md). */
export function SearchBar({ search, view, change }: SearchBarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const inForce = PANEL.filter((name) => search[name]).length;
  const options = (values: readonly string[], group: string) =>
    values.map((value) => ({ value, label: t(messageId(`rental-marketplace.${group}.${value}`)) }));
  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        <TextSearch q={search.q ?? ''} change={change} />
        <Choice
          label={t('rental-marketplace.price')}
          any={t('rental-marketplace.any')}
          options={options(PRICE_RANGE_VALUES, 'price')}
          value={search.price}
          onChange={(price) => change({ price })}
        />
        <Choice
          label={t('rental-marketplace.bedrooms')}
          any={t('rental-marketplace.any')}
          options={options(BEDROOM_CHOICES, 'bedrooms')}
          value={search.bedrooms}
          onChange={(bedrooms) => change({ bedrooms })}
        />
        <button
          type="button"
          className={styles.filtersButton}
          aria-expanded={open}
          aria-controls="market-filters"
          onClick={() => setOpen(!open)}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
          {t('rental-marketplace.filters')}
          {inForce > 0 && <span className={styles.count}>{inForce}</span>}
        </button>
        <SegmentedControl
          className={styles.view}
          label={t('rental-marketplace.view')}
          value={view}
          onChange={(value) => change({ view: value === 'list' ? 'list' : undefined })}
          options={[
            {
              value: 'grid',
              label: t('rental-marketplace.view.grid'),
              icon: <IconLayoutGrid size={16} stroke={1.75} aria-hidden />,
            },
            {
              value: 'list',
              label: t('rental-marketplace.view.list'),
              icon: <IconList size={16} stroke={1.75} aria-hidden />,
            },
          ]}
        />
      </div>
      {open && <FiltersPanel id="market-filters" search={search} change={change} />}
    </div>
  );
}
