import { useProblemText } from '@api/problem-text';
import type { UserType } from '@contract/roles';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { useDeferredValue, useEffect, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SHORTEST, searchQuery } from '../api/search';
import { SearchOptions } from './SearchOptions';
import { useHitGroups, type Group, type Result } from './use-groups';
import { useOptionKeys, type FieldKeys } from './use-option-keys';
import { useOwnGroups, type OwnProps } from './use-own-groups';
import styles from './SearchDialog.module.css';

const PAUSE_MS = 200;

/** The words a moment after they were typed: a request for each letter would be in vain. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What the field of the search shares with what was found. */
export interface SearchResultsProps extends OwnProps {
  /** As it was typed. */
  text: string;
  /** What is added to the address of the lease that is being chosen, if one is. */
  lease: string | undefined;
  onLease: (lease: string | undefined) => void;
  /** Of the list box that the field controls. */
  id: string;
  /** Takes the keys that are pressed in the field. */
  keys: FieldKeys;
  /** The option that the arrows have reached. */
  onActive: (option: string | undefined) => void;
  onClose: () => void;
}

type Asked = Pick<SearchResultsProps, 'userType' | 'text' | 'lease'>;

/** What the server found for the words, or how far that is. */
function useHits({ userType, text, lease }: Asked) {
  const q = usePaused(text.trim());
  const typed = useDeferredValue(text.trim());
  const query = useQuery(searchQuery(q));
  const asked = q.length >= SHORTEST && typed.length >= SHORTEST;
  const answer = asked && !query.isError ? query.data : undefined;
  const found = answer?.hits ?? [];
  // A draft has no payments yet.
  const payable = found.filter(({ kind, state }) => kind === 'lease' && state !== 'draft');
  const hits = useHitGroups(lease ? payable : found, userType);
  const waiting = typed.length >= SHORTEST && (query.isFetching || q !== typed);
  return { typed, query, asked, hits, narrow: waiting || lease ? [] : (answer?.narrow ?? []), waiting };
}

/** That there may be more of some kinds, and what helps; empty if all were looked at. */
function useNarrowText(narrow: readonly string[]): string {
  const t = useT();
  const kinds = narrow.map((kind) => t(messageId(`search.kind.${kind}`))).join(', ');
  return kinds ? t('search.narrow', { kinds }) : '';
}

/** With each lease, what it was chosen for. */
const forLease = (groups: readonly Group[], added: string): Group[] =>
  groups.map((group) => ({
    ...group,
    results: group.results.map((result) => ({ ...result, href: `${result.href}${added}` })),
  }));

/** What a screen reader announces about the search. */
function useSaid({ asked, waiting, narrow, query }: ReturnType<typeof useHits>, count: number): string {
  const t = useT();
  const more = useNarrowText(narrow);
  if (!asked || query.isError) return '';
  if (waiting) return t('search.waiting');
  return `${t('search.found', { count })} ${more}`.trim();
}

/** What is said instead of results (`count`): that they are on the way, that there are none, or what failed. */
function Notes({ found, count, userType }: { found: ReturnType<typeof useHits>; count: number; userType: UserType }) {
  const t = useT();
  const problemText = useProblemText();
  const { asked, typed, query, hits, narrow, waiting } = found;
  const more = useNarrowText(narrow);
  const team = userType === 'staff' || userType === 'admin';
  if (query.isError && asked)
    return (
      <div className={styles.note}>
        <p>{problemText(query.error)}</p>
        <Button size="sm" variant="secondary" onClick={() => void query.refetch()}>
          {t('parts.retry')}
        </Button>
      </div>
    );
  if (more) return <p className={styles.note}>{more}</p>;
  if (hits.length > 0) return null;
  if (waiting) return <p className={styles.note}>{t('search.waiting')}</p>;
  if (!asked || count > 0) return null;
  return <p className={styles.note}>{t(team ? 'search.nothing.team' : 'search.nothing', { words: typed })}</p>;
}

/** What the lease is for that is being chosen, and how to leave the choice. */
function LeaseStep({ typed, onBack }: { typed: string; onBack: () => void }) {
  const t = useT();
  return (
    <div className={styles.note}>
      <div>
        <p className={styles.title}>{t('search.whichLease')}</p>
        {typed.length < SHORTEST && <p>{t('search.whichLeaseHint')}</p>}
      </div>
      <Button size="sm" variant="ghost" onClick={onBack}>
        {t('search.back')}
      </Button>
    </div>
  );
}

/** Everything of the reader's own that has the words; actions, pages and settings; and what was opened last. */
export default function SearchResults(props: SearchResultsProps) {
  const { userType, text, lease, onLease, id, keys, onActive, onClose } = props;
  const t = useT();
  const navigate = useNavigate();
  const [point, setPoint] = useState({ text, at: 0 });
  const found = useHits(props);
  const own = useOwnGroups(props, found.typed);
  const groups = lease ? forLease(found.hits, lease) : [...found.hits, ...own];
  const results = groups.flatMap((group) => group.results);
  // Other words begin at the first result again.
  const chosen = Math.min(point.text === text ? point.at : 0, results.length - 1);
  const pointAt = (at: number) => setPoint({ text, at });
  const active = results.length > 0 ? `${id}-${chosen}` : undefined;
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  useEffect(() => onActive(active), [onActive, active]);

  const follow = ({ ofLease, run }: Result, event: MouseEvent): void => {
    if (ofLease) {
      event.preventDefault();
      return onLease(ofLease);
    }
    onClose();
    run?.();
  };
  const open = (): void => {
    const target = results[chosen];
    if (target?.ofLease) return onLease(target.ofLease);
    onClose();
    if (target?.run) return target.run();
    if (target) void navigate(target.href);
  };
  useOptionKeys(keys, { chosen, count: results.length, onPoint: pointAt, onOpen: open });
  return (
    <>
      <VisuallyHidden>
        <span role="status">{useSaid(found, results.length)}</span>
      </VisuallyHidden>
      <div className={styles.body}>
        {lease && <LeaseStep typed={found.typed} onBack={() => onLease(undefined)} />}
        <Notes found={found} count={results.length} userType={userType} />
        <SearchOptions groups={groups} id={id} at={chosen} onPoint={pointAt} onFollow={follow} />
      </div>
      <p className={styles.foot} aria-hidden="true">
        {t('search.keys')}
      </p>
    </>
  );
}
