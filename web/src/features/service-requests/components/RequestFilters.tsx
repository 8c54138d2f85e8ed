import { ISSUE_TYPES, PRIORITIES } from '@contract/priorities';
import { useT } from '@i18n/messages';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import type { useListAddress } from '@shared/list/use-list-address';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import type { RequestFilter } from '../api/list-requests';
import { propertiesQuery } from '../api/properties';
import styles from './RequestFilters.module.css';

export const FILTERS = ['q', 'property', 'priority', 'issue'] as const;
/** The parameters of the address that a saved view keeps. */
export const VIEW_NAMES = [...FILTERS, 'view', 'sort'] as const;
const PICKED = ['property', 'priority', 'issue'] as const;
type Name = (typeof FILTERS)[number];

/** The filter that an address names. Unknown values are left out. */
export function filterOf({
  q,
  property,
  priority,
  issue,
}: Record<Name, string>): Pick<RequestFilter, 'q' | 'propertyId' | 'priority' | 'issueType'> {
  const urgency = PRIORITIES.find(({ key }) => key === priority)?.value;
  const issueType = ISSUE_TYPES.find(({ key }) => key === issue)?.value;
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(property && { propertyId: property }),
    ...(urgency && { priority: urgency }),
    ...(issueType && { issueType }),
  };
}

/** Search and the three pickers above the board. Their values are in the address, as in every list. */
export function RequestFilters({ values, set }: ReturnType<typeof useListAddress<Name>>) {
  const t = useT();
  const properties = useQuery(propertiesQuery);
  const options = {
    property: (properties.data ?? []).map(({ id, streetNumber, street }) => ({
      value: id,
      label: `${streetNumber} ${street}`,
    })),
    priority: PRIORITIES.map(({ key }) => ({ value: key as string, label: t(`service-requests.priority.${key}`) })),
    issue: ISSUE_TYPES.map(({ key }) => ({ value: key as string, label: t(`service-requests.issue.${key}`) })),
  };
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <ListSearch label={t('service-requests.filter.search')} value={values.q} onChange={(text) => set('q', text)} />
      </div>
      <FilterSheet set={PICKED.filter((name) => values[name]).length}>
        {PICKED.map((name) => (
          <SelectField
            key={name}
            hideLabel
            className={styles.picker}
            label={t(`service-requests.filter.${name}`)}
            placeholder={t(`service-requests.filter.${name}`)}
            options={options[name]}
            value={values[name]}
            onChange={(event) => set(name, event.target.value)}
          />
        ))}
      </FilterSheet>
    </search>
  );
}
