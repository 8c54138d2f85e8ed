import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { ISSUE_TYPES, PRIORITIES } from '@contract/priorities';
import { useQuery } from '@tanstack/react-query';
import { useT } from '@i18n/messages';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { propertiesQuery } from '../api/properties';
import styles from './RequestFilters.module.css';

export interface Filters {
  q: string;
  propertyId?: string;
  priority?: string;
  issueType?: string;
}
export const NO_FILTERS: Filters = { q: '' };

/** Search and the three pickers above the board. */
export function RequestFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const t = useT();
  const properties = useQuery(propertiesQuery);
  const set = (name: keyof Filters, value: string) => {
    const { [name]: _gone, ...rest } = filters;
    onChange({ ...NO_FILTERS, ...rest, ...((value || name === 'q') && { [name]: value }) });
  };
  const places = (properties.data ?? []).map(({ id, streetNumber, street }) => ({ value: id, label: `${streetNumber} ${street}` }));
  return (
    <search className={styles.filters}>
      <TextField
        hideLabel
        className={styles.search}
        type="search"
        label={t('service-requests.filter.search')}
        placeholder={t('service-requests.filter.search')}
        prefix={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={filters.q}
        onChange={(event) => set('q', event.target.value)}
      />
      <Picker name="property" value={filters.propertyId} options={places} onChange={(value) => set('propertyId', value)} />
      <Picker
        name="priority"
        value={filters.priority}
        options={PRIORITIES.map(({ value, key }) => ({ value, label: t(`service-requests.priority.${key}`) }))}
        onChange={(value) => set('priority', value)}
      />
      <Picker
        name="issue"
        value={filters.issueType}
        options={ISSUE_TYPES.map(({ value, key }) => ({ value, label: t(`service-requests.issue.${key}`) }))}
        onChange={(value) => set('issueType', value)}
      />
    </search>
  );
}

interface PickerProps {
  name: 'property' | 'priority' | 'issue';
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Picker({ name, value = '', options, onChange }: PickerProps) {
  const t = useT();
  return (
    <SelectField
      hideLabel
      className={styles.picker}
      label={t(`service-requests.filter.${name}`)}
      placeholder={t(`service-requests.filter.${name}`)}
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
