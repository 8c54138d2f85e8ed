import { useDownload } from '@api/download';
import { ownProfileQuery } from '@api/own-profile';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { letterFile } from '@shared/lease-letters/letter-file';
import { LoadFailure } from '@shared/list/Loaded';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { Table, type Column } from '@ui/data/Table';
import { Card } from '@ui/layout/Card';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { statementQuery } from '../api/statement';
import type { Statement } from '../api/types';
import { AskDialog } from './AskDialog';
import styles from './LatestPayments.module.css';

type Line = Statement['lines'][number];

/** Where the figure of what is owed leads. */
const STATEMENT_ID = 'statement';

interface LineProps {
  line: Line;
  leaseId: string;
}

interface AskProps {
  line: Line;
  /** Missing until it is known who asks. */
  onAsk: ((line: Line) => void) | undefined;
}

/** The letter about a line, if there is one. */
function Letter({ line: { id, entry, letter }, leaseId }: LineProps) {
  const t = useT();
  const download = useDownload();
  if (!letter) return null;
  return (
    <IconButton
      label={t('parts.letters.of', { entry })}
      icon={<IconFileText size={18} stroke={1.75} aria-hidden />}
      onClick={() => download.mutate(letterFile({ leaseId, kind: letter, entry: id }))}
      disabled={download.isPending}
    />
  );
}

function AskIcon({ line, onAsk }: AskProps) {
  const t = useT();
  return (
    <IconButton
      label={t('payments.ask.open', { entry: line.entry })}
      icon={<IconMessageQuestion size={18} stroke={1.75} aria-hidden />}
      onClick={() => onAsk?.(line)}
      disabled={!onAsk}
    />
  );
}

/** The same in words, for a phone: beside the amount a second icon would leave the entry's name little room. */
function AskWords({ line, onAsk }: AskProps) {
  const t = useT();
  return (
    <Button
      className={styles.ask}
      variant="ghost"
      size="sm"
      aria-label={t('payments.ask.open', { entry: line.entry })}
      onClick={() => onAsk?.(line)}
      disabled={!onAsk}
    >
      {t('payments.ask.title')}
    </Button>
  );
}

/** Leads to the question that was asked about a line. */
function Asked({ line: { askedAt, entry }, leaseId }: LineProps) {
  const t = useT();
  if (!askedAt) return null;
  return (
    <Link href={paths.tenantMessages(leaseId)} aria-label={t('payments.ask.askedOf', { entry })}>
      {t('payments.ask.asked')}
    </Link>
  );
}

/** What a question about a line does: who came in by a code writes once they have given a password, which the messages say. */
function useAskAbout(leaseId: string, open: (line: Line) => void): AskProps['onAsk'] {
  const navigate = useNavigate();
  const profile = useQuery(ownProfileQuery);
  if (profile.isPending) return undefined;
  return profile.data?.viaCode ? () => void navigate(paths.tenantMessages(leaseId)) : open;
}

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
