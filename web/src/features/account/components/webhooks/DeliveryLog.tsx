import { WEBHOOK_DELIVERY_STATES, WEBHOOK_LOG_DAYS, WEBHOOK_TYPES } from '@contract/webhooks';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { MoreRows } from '@shared/list/MoreRows';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { Section } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { deliveriesQuery } from '../../api/webhooks';
import { DeliveryLine } from './DeliveryLine';
import list from '../colleagues/colleagues.module.css';
import styles from './webhooks.module.css';

const NAMES = ['state', 'type'] as const;

/** What was sent, and what came back. */
export function DeliveryLog({ id }: { id: string }) {
  const t = useT();
  const { values, set } = useListAddress(NAMES);
  const state = oneOf(WEBHOOK_DELIVERY_STATES, values.state);
  const type = oneOf(WEBHOOK_TYPES, values.type);
  const query = useInfiniteQuery(deliveriesQuery(id, { state, type }));
  const { rows, more, footer } = useMorePages(query);
  return (
    <Section title={t('account.webhooks.log.title')}>
      <div className={styles.filters}>
        <SelectField
          label={t('account.webhooks.log.state')}
          value={values.state}
          onChange={({ target }) => set('state', target.value)}
          placeholder={t('account.webhooks.log.all')}
          options={WEBHOOK_DELIVERY_STATES.map((value) => ({ value, label: t(`account.webhooks.delivery.${value}`) }))}
        />
        <SelectField
          label={t('account.webhooks.log.type')}
          value={values.type}
          onChange={({ target }) => set('type', target.value)}
          placeholder={t('account.webhooks.log.all')}
          options={WEBHOOK_TYPES.map((value) => ({ value, label: t(`account.webhooks.event.${value}`) }))}
        />
      </div>
      {query.isError ? (
        <LoadFailure error={query.error} retry={() => void query.refetch()} />
      ) : !rows ? (
        <Skeleton shape="list" label={t('app.loading')} />
      ) : rows.length > 0 ? (
        <ul className={list.list}>
          {rows.map((line) => (
            <DeliveryLine key={line.id} webhookId={id} line={line} />
          ))}
        </ul>
      ) : (
        <EmptyState
          level={3}
          title={t(state || type ? 'account.webhooks.log.none.title' : 'account.webhooks.log.empty.title')}
        >
          {t(state || type ? 'account.webhooks.log.none.text' : 'account.webhooks.log.empty.text', {
            days: WEBHOOK_LOG_DAYS,
          })}
        </EmptyState>
      )}
      <MoreRows more={more} footer={footer} />
    </Section>
  );
}
