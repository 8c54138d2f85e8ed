import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { Table, type Column } from '@ui/data/Table';
import { Card } from '@ui/layout/Card';
import { Section } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { statementQuery } from '../api/statement';
import type { Statement } from '../api/types';
import { AskDialog } from './AskDialog';
import { AskIcon, AskWords, Asked, Letter, useAskAbout } from './LineSteps';
import styles from './LatestPayments.module.css';

type Line = Statement['lines'][number];

/** Where the figure of what is owed leads. */
const STATEMENT_ID = 'statement';

function Lines({ statement, leaseId }: { statement: Statement; leaseId: string }) {
  const t = useT();
  const [asking, setAsking] = useState<Line>();
  const onAsk = useAskAbout(leaseId, setAsking);
  const { money, day } = useFormats();
  const amount = (cents: number | null) => (cents === null ? '' : money(cents, statement.currency));
  const columns: Column<Line>[] = [
    { id: 'date', header: t('payments.lines.date'), cell: ({ date }) => day(date), tight: true },
    {
      id: 'entry',
      header: t('payments.lines.entry'),
      cell: (line) => (
        <span className={styles.entry}>
          {line.entry}
          <Asked line={line} leaseId={leaseId} />
        </span>
      ),
    },
    { id: 'charge', header: t('payments.lines.charge'), align: 'end', cell: ({ chargeCents }) => amount(chargeCents) },
    {
      id: 'payment',
      header: t('payments.lines.payment'),
      align: 'end',
      cell: ({ paymentCents }) => amount(paymentCents),
    },
    {
      id: 'balance',
      header: t('payments.lines.balance'),
      align: 'end',
      cell: ({ balanceCents }) => <strong>{amount(balanceCents)}</strong>,
    },
    {
      id: 'letter',
      header: <VisuallyHidden>{t('payments.lines.steps')}</VisuallyHidden>,
      cell: (line) => (
        <span className={styles.end}>
          <Letter line={line} leaseId={leaseId} />
          <AskIcon line={line} onAsk={onAsk} />
        </span>
      ),
      tight: true,
    },
  ];
  return (
    <>
      <Table
        caption={t('payments.statement', { year: String(statement.year) })}
        columns={columns}
        rows={statement.lines}
        rowKey={({ id }) => id}
        phone={(line) => ({
          title: line.entry,
          secondary: (
            <span className={styles.entry}>
              {day(line.date)}
              <Asked line={line} leaseId={leaseId} />
              <AskWords line={line} onAsk={onAsk} />
            </span>
          ),
          end: (
            <span className={styles.end}>
              {amount(line.chargeCents ?? -(line.paymentCents ?? 0))}
              <Letter line={line} leaseId={leaseId} />
            </span>
          ),
          endSecondary: t('payments.lines.after', { amount: amount(line.balanceCents) }),
        })}
      />
      {asking && (
        <AskDialog line={asking} leaseId={leaseId} currency={statement.currency} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}

/** The year's entries; the page's address may lead here (`#statement`), which they have to be there for. */
export function StatementLines({ leaseId, year }: { leaseId: string; year: number }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const { language } = useLanguage();
  const { data, isError, error, refetch } = useQuery(statementQuery(leaseId, year, language));
  const isThere = data !== undefined;
  useEffect(() => {
    if (hash === `#${STATEMENT_ID}` && isThere) place.current?.scrollIntoView();
  }, [hash, key, isThere]);
  return (
    <div id={STATEMENT_ID} ref={place}>
      <Section title={t('payments.statement', { year: String(year) })}>
        <Card padding="none" className={styles.card}>
          {!data &&
            (isError ? (
              <LoadFailure error={error} retry={() => void refetch()} />
            ) : (
              <Skeleton shape="list" label={t('app.loading')} />
            ))}
          {data?.lines.length === 0 && <p className={styles.empty}>{t('payments.lines.none')}</p>}
          {data && data.lines.length > 0 && <Lines statement={data} leaseId={leaseId} />}
        </Card>
      </Section>
    </div>
  );
}
