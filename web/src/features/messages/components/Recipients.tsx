import { useT } from '@i18n/messages';
import { ListSearch } from '@shared/list/ListSearch';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { SelectField } from '@ui/fields/SelectField';
import { Skeleton } from '@ui/states/Skeleton';
import { useState } from 'react';
import { placesQuery, recipientsQuery } from '../api/bulk';
import styles from './new-message.module.css';

/** Leases that have someone to write to: drafts have no tenants yet. */
const RUNNING = ['active', 'notice'];

/** Leases to write to, by property or by name, one by one or all that are shown. */
export function Recipients({ chosen, choose }: { chosen: readonly string[]; choose: (ids: string[]) => void }) {
  const t = useT();
  const [q, setQ] = useState('');
  const [propertyId, setProperty] = useState('');
  const places = useQuery(placesQuery);
  const query = useInfiniteQuery(recipientsQuery({ propertyId, q }));
  const rows = query.data?.pages
    .flatMap((page) => page.rows)
    .filter(({ state, tenants }) => RUNNING.includes(state) && tenants.length > 0);
  const shown = rows?.map(({ id }) => id) ?? [];
  const all = shown.length > 0 && shown.every((id) => chosen.includes(id));
  const toggle = (ids: readonly string[], on: boolean) =>
    choose(on ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)));
  return (
    <fieldset className={styles.recipients}>
      <legend className={styles.legend}>{t('messages.new.to', { count: chosen.length })}</legend>
      <div className={styles.filters}>
        <SelectField
          hideLabel
          label={t('messages.new.property')}
          placeholder={t('messages.new.allProperties')}
          value={propertyId}
          onChange={(event) => setProperty(event.target.value)}
          options={(places.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ListSearch value={q} label={t('messages.new.search')} onChange={setQ} />
      </div>
      {!rows && <Skeleton shape="lines" rows={4} label={t('app.loading')} />}
      {rows?.length === 0 && <p className={styles.quiet}>{t('messages.new.nobody')}</p>}
      {rows && rows.length > 0 && (
        <div className={styles.list}>
          <Checkbox
            label={<strong>{t('messages.new.all', { count: rows.length })}</strong>}
            checked={all}
            onChange={() => toggle(shown, !all)}
          />
          {rows.map(({ id, tenants, streetNumber, street, unitLabel }) => (
            <Checkbox
              key={id}
              label={
                <span className={styles.person}>
                  {tenants.join(', ')}
                  <span className={styles.quiet}>{`${streetNumber}-${unitLabel} ${street}`}</span>
                </span>
              }
              checked={chosen.includes(id)}
              onChange={() => toggle([id], !chosen.includes(id))}
            />
          ))}
          {query.hasNextPage && (
            <Button
              variant="ghost"
              size="sm"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('parts.more')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
