import { day, daysBetween } from '@contract/days';
import { PAPER_REMINDER_DAYS } from '@contract/supplier-papers';
import { todayIn } from '@contract/time-zones';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import type { Supplier } from '../api/own-profile';
import { ownPapersQuery, removedPapersQuery, useRemovePaper, type Paper, type RemovedPaper } from '../api/papers';
import { PaperDialog, type PaperKind } from './PaperDialog';
import styles from './Papers.module.css';

const SOON = Math.max(...PAPER_REMINDER_DAYS);

/** The supplier's insurance and licenses, and when they expire. */
export function PapersSection({ supplier }: { supplier: Supplier }) {
  const t = useT();
  const query = useQuery(ownPapersQuery);
  const [editing, edit] = useState<{ kind: PaperKind; present?: Paper }>();
  return (
    <Section title={t('suppliers.papers.title')} className={styles.section}>
      <p className={styles.text}>{t('suppliers.papers.text')}</p>
      <Loaded query={query} shape="list">
        {(papers) =>
          papers.length === 0 ? (
            <p className={styles.text}>
              <strong>{t('suppliers.papers.none')}.</strong> {t('suppliers.papers.noneText')}
            </p>
          ) : (
            <ul className={styles.list}>
              {papers.map((paper) => (
                <Row key={paper.id} paper={paper} onEdit={() => edit({ kind: paper.kind, present: paper })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Removed />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => edit({ kind: 'insurance' })}>
          {t('suppliers.papers.addInsurance')}
        </Button>
        <Button variant="secondary" onClick={() => edit({ kind: 'license' })}>
          {t('suppliers.papers.addLicense')}
        </Button>
      </div>
      {editing && <PaperDialog {...editing} trade={supplier.trade} onClose={() => edit(undefined)} />}
    </Section>
  );
}

/** What was removed and goes on to count until a new one is recorded. */
function Removed() {
  const t = useT();
  const formats = useFormats();
  const { data = [] } = useQuery(removedPapersQuery);
  const nameOf = useName();
  return data.map((one) => (
    <p key={`${one.kind} ${one.trade}`} className={cx(styles.text, one.expired && styles.expired)}>
      {t(one.expired ? 'suppliers.papers.goneExpired' : 'suppliers.papers.goneUntil', {
        name: nameOf(one),
        day: formats.day(one.validUntil),
      })}
    </p>
  ));
}

function useName() {
  const t = useT();
  return ({ kind, trade }: Pick<RemovedPaper, 'kind' | 'trade'>) =>
    kind === 'insurance'
      ? t('suppliers.papers.insurance')
      : t('suppliers.papers.license', { trade: t(`suppliers.trade.${trade ?? 'other'}`) });
}

function Row({ paper, onEdit }: { paper: Paper; onEdit: () => void }) {
  const t = useT();
  const formats = useFormats();
  const note = useNote('suppliers');
  const [asking, ask] = useState(false);
  const remove = useRemovePaper(() => {
    toast({ title: note((t) => t('suppliers.papers.removed')) });
    ask(false);
  });
  const { issuer, number, coverCents, currency, certificate } = paper;
  const name = useName()(paper);
  const facts = [
    issuer,
    number,
    coverCents !== null &&
      currency !== null &&
      t('suppliers.papers.cover', { amount: formats.money(coverCents, currency, { fraction: 'auto' }) }),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {facts.filter(Boolean).join(', ')},{' '}
          {certificate ? (
            <Link look="inline" href={certificate.url}>
              {t('suppliers.papers.certificate')}
            </Link>
          ) : (
            t('suppliers.papers.noCertificate')
          )}
        </span>
        <Validity paper={paper} />
      </span>
      <span className={styles.actions}>
        <Button size="sm" variant="secondary" aria-label={t('suppliers.papers.editNamed', { issuer })} onClick={onEdit}>
          {t('suppliers.papers.edit')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => ask(true)}>
          {t('suppliers.papers.remove')}
        </Button>
      </span>
      <Dialog
        open={asking}
        onClose={() => ask(false)}
        title={t('suppliers.papers.removeTitle', { issuer })}
        closeLabel={t('app.close')}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => ask(false)}>
              {t('suppliers.back')}
            </Button>
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(paper.id)}>
              {t('suppliers.papers.remove')}
            </Button>
          </>
        }
      >
        <p className={styles.text}>{t('suppliers.papers.removeText')}</p>
        {paper.validUntil && (
          <p className={styles.text}>
            {t(paper.expired ? 'suppliers.papers.removeExpired' : 'suppliers.papers.removeCounts', {
              day: formats.day(paper.validUntil),
            })}
          </p>
        )}
      </Dialog>
    </li>
  );
}

function Validity({ paper: { validUntil, expired, timeZone } }: { paper: Paper }) {
  const t = useT();
  const formats = useFormats();
  if (!validUntil) return <span className={styles.facts}>{t('suppliers.papers.always')}</span>;
  const left = daysBetween(todayIn(timeZone), day(validUntil));
  const words = t(expired ? 'suppliers.papers.expired' : 'suppliers.papers.until', { day: formats.day(validUntil) });
  return (
    <span className={cx(styles.facts, expired ? styles.expired : left <= SOON && styles.soon)}>
      {words}
      {!expired && left <= SOON && ` (${t('suppliers.papers.left', { days: left })})`}
    </span>
  );
}
