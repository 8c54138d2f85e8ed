import { useProfile } from '@api/session';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Table, type Column } from '@ui/data/Table';
import { Section } from '@ui/layout/Section';
import type { ReactNode } from 'react';
import type { Person } from '../api/people';
import lists from '@shared/list/list.module.css';

/** A state in the reader's words. One that has none yet is shown as it is stored. */
function useStateWords() {
  const t = useT();
  const has = useHasMessage();
  return (kind: string, state: string): string => {
    const id = `support.affairs.${kind}.${state}`;
    return has(id) ? t(messageId(id)) : state;
  };
}

interface Line {
  id: string;
  title: string;
  state: string;
  end: ReactNode;
  href?: string;
}

function Lines({ title, rows }: { title: string; rows: readonly Line[] }) {
  const t = useT();
  const columns: Column<Line>[] = [
    { id: 'title', header: title, cell: (row) => row.title },
    { id: 'state', header: t('support.affairs.state'), tight: true, cell: (row) => row.state },
    { id: 'end', header: t('support.affairs.detail'), align: 'end', tight: true, cell: (row) => row.end },
  ];
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <Table
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={rows.every(({ href }) => href) ? ({ href = '' }) => href : undefined}
        phone={(row) => ({ title: row.title, secondary: row.state, end: row.end })}
      />
    </Section>
  );
}

/** Homes with their leases, payments, repairs, chats and leads of one person: the newest of each. */
export function PersonAffairs({ person }: { person: Person }) {
  const t = useT();
  const { userType } = useProfile();
  const { money, day, instant } = useFormats();
  const stateOf = useStateWords();
  const { leases, payments, requests, chats, leads } = person;
  const on = (at: string) => instant(at, { dateStyle: 'medium' });
  return (
    <div className={lists.column}>
      <Lines
        title={t('support.affairs.leases')}
        rows={leases.map(({ id, home, state, rentCents, currency, startsOn, endsOn }) => ({
          id,
          title: home,
          state: stateOf('lease', state),
          end: `${money(rentCents, currency)} · ${[startsOn, endsOn].map((date) => (date ? day(date) : '…')).join(' – ')}`,
        }))}
      />
      <Lines
        title={t('support.affairs.payments')}
        rows={payments.map(({ id, home, state, amountCents, currency, paidOn }) => ({
          id,
          title: home,
          state: stateOf('payment', state),
          end: `${money(amountCents, currency)} · ${day(paidOn)}`,
        }))}
      />
      <Lines
        title={t('support.affairs.requests')}
        rows={requests.map(({ id, title, state, createdAt }) => ({
          id,
          title,
          state: stateOf('request', state),
          end: on(createdAt),
        }))}
      />
      <Lines
        title={t('support.affairs.chats')}
        rows={chats.map(({ id, state, createdAt }) => ({
          id,
          title: t('support.affairs.chat'),
          state: stateOf('chat', state),
          end: on(createdAt),
          ...(userType === 'staff' && { href: `${paths.dashboard(userType)}?session=${id}` }),
        }))}
      />
      <Lines
        title={t('support.affairs.leads')}
        rows={leads.map(({ id, state, source, createdAt }) => ({
          id,
          title: stateOf('source', source),
          state: stateOf('lead', state),
          end: on(createdAt),
          href: paths.dashboard(userType, `/leads/${id}`),
        }))}
      />
    </div>
  );
}
