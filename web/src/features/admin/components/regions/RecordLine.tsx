import { sourceFor } from '@contract/french-pages';
import { localeOf } from '@contract/languages';
import { canBeLookedUp, isOfficialSource } from '@contract/official-sources';
import { RULE_FIELDS } from '@contract/region-rules';
import { writtenSourceDate } from '@contract/source-date';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { LawLink } from '@shared/region-rules/LawLink';
import { Button } from '@ui/controls/Button';
import { Sourced } from '@ui/link/Sourced';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { RegionRecord } from '../../api/regions';
import type { RuleLine } from './place-lines';
import type { RuleDialog } from './RuleLines';
import styles from './regions.module.css';

const LOOK: Record<RegionRecord['status'], StatusName> = {
  automatic: 'active',
  manual: 'processing',
  expired: 'overdue',
  unknown: 'draft',
};

type Fact = RegionRecord['facts'][number];

/** What has still to be compared with an official page. */
function unchecked({ law, source }: Fact) {
  if (isOfficialSource(source ?? '')) return 'admin.regions.officialUnchecked';
  return law ? 'admin.regions.lawUnchecked' : 'admin.regions.mustCheck';
}

/** The statements of a record, each with its law, source and date. */
export function Facts({ record }: { record: Pick<RegionRecord, 'facts'> }) {
  const t = useT();
  const { language } = useLanguage();
  const textOf = (fact: Fact) => (language === 'en' ? fact.text : fact[language]);
  const missing = ({ text, fr, es }: Fact) => text !== 'unknown' && text !== 'n/a' && (fr === null || es === null);
  return (
    <ul className={styles.facts}>
      {record.facts.map((fact) => (
        <li key={`${fact.text} ${fact.source}`} className={styles.fact}>
          {fact.text === 'unknown' || fact.text === 'n/a' ? (
            <span>{t(`admin.regions.kind.${fact.text === 'n/a' ? 'na' : 'unknown'}`)}</span>
          ) : (
            <span lang={textOf(fact) === null ? 'en' : undefined}>{textOf(fact) ?? fact.text}</span>
          )}
          <span className={styles.quiet}>
            {fact.law && (
              <>
                <LawLink law={fact.law} />
                {' · '}
              </>
            )}
            {fact.source ? (
              <Sourced>
                {[
                  sourceFor(language, fact.source),
                  fact.sourceDate ? writtenSourceDate(localeOf(language), fact.sourceDate) : t('admin.regions.undated'),
                  fact.confidence && t(`admin.regions.confidence.${fact.confidence}`),
                  fact.mustCheck && t(unchecked(fact)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Sourced>
            ) : (
              t('admin.regions.noSource')
            )}
            {missing(fact) && ` · ${t('admin.regions.notTranslated')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function usePeriod(): (record: RegionRecord) => string | null {
  const t = useT();
  const { day } = useFormats();
  return ({ validFrom, validTo }) => {
    if (validFrom && validTo) return t('admin.regions.period', { from: day(validFrom), to: day(validTo) });
    if (validTo) return t('admin.regions.until', { to: day(validTo) });
    return validFrom ? t('admin.regions.from', { from: day(validFrom) }) : null;
  };
}

interface RecordLineProps {
  line: RuleLine;
  /** What the region is called. */
  region: string;
  onOpen: (dialog: RuleDialog) => void;
}

/** What can be done: with a record of the region or of the city, or with the city's that is not there yet. */
function Actions({ line: { shown, subject, inherited }, onOpen }: Omit<RecordLineProps, 'region'>) {
  const t = useT();
  const topic = t(`admin.regions.topic.${shown.topic}`);
  const ofCity = { place: subject.place ?? '', topic };
  return (
    <div className={styles.actions}>
      {subject.version > 0 && (
        <Button variant="ghost" size="sm" onClick={() => onOpen('history')}>
          {t('admin.regions.history')}
        </Button>
      )}
      {!inherited && shown.validTo && (
        <Button variant="ghost" size="sm" onClick={() => onOpen('next')}>
          {t(shown.next ? 'admin.regions.editNext' : 'admin.regions.enterNext')}
        </Button>
      )}
      {shown.place && !inherited && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('admin.regions.withdrawTitle', ofCity)}
          onClick={() => onOpen('withdraw')}
        >
          {t('admin.regions.withdraw')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        aria-label={t(subject.place ? 'admin.regions.setOwnTitle' : 'admin.regions.editTitle', ofCity)}
        onClick={() => onOpen('edit')}
      >
        {t(inherited ? 'admin.regions.setOwn' : 'admin.regions.edit')}
      </Button>
    </div>
  );
}

/** What is on record for the time after it. */
function Next({ record: { next } }: { record: RegionRecord }) {
  const t = useT();
  const { day } = useFormats();
  if (!next?.validFrom) return null;
  return (
    <div>
      <strong>{t('admin.regions.next', { day: day(next.validFrom) })}</strong>
      <Facts record={next} />
    </div>
  );
}

/** One record: what is known, what the product does with it, and since when. */
export function RecordLine({ line, region, onOpen }: RecordLineProps) {
  const { shown: record, inherited } = line;
  const t = useT();
  const { instant } = useFormats();
  const period = usePeriod()(record);
  const status = record.status === 'manual' && !(record.topic in RULE_FIELDS) ? 'shown' : record.status;
  // Decisions on record: what can't be looked up in an official text warns and doesn't refuse.
  const leading = record.facts.find(({ source }) => source);
  const warns = status === 'automatic' && leading !== undefined && !canBeLookedUp(leading);
  return (
    <li className={styles.record}>
      <div className={styles.topic}>
        <h2>{t(`admin.regions.topic.${record.topic}`)}</h2>
        {inherited && (
          <span className={styles.quiet}>{t('admin.regions.inherited', { region: record.place ?? region })}</span>
        )}
        {record.place && !inherited && <strong>{t('admin.regions.own', { place: record.place })}</strong>}
        <StatusChip status={LOOK[record.status]}>{t(`admin.regions.status.${status}`)}</StatusChip>
      </div>
      <div>
        <Facts record={record} />
        <p className={styles.quiet}>
          {t(`admin.regions.means.${warns ? 'warns' : status}`)}{' '}
          {record.place &&
            !inherited &&
            t('admin.regions.means.local', { place: record.place, region: line.wider.place ?? region })}
        </p>
        {(period || record.verifiedAt || record.changedAt) && (
          <p className={styles.quiet}>
            {[
              period,
              record.verifiedAt &&
                t('admin.regions.verifiedAt', { time: instant(record.verifiedAt, { dateStyle: 'medium' }) }),
              record.changedAt &&
                t('admin.regions.changedBy', {
                  name: record.changedByName ?? '–',
                  time: instant(record.changedAt, { dateStyle: 'medium' }),
                }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <Next record={record} />
      </div>
      <Actions line={line} onOpen={onOpen} />
    </li>
  );
}
