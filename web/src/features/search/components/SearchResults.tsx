import { useProblemText } from '@api/problem-text';
import type { UserType } from '@contract/roles';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { useLinkComponent } from '@ui/link/LinkProvider';
import { useDeferredValue, useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { SHORTEST, searchQuery } from '../api/search';
import { useHitGroups, type Group, type Result } from './use-groups';
import styles from './SearchDialog.module.css';

const PAUSE_MS = 200;

export interface Destination {
  href: string;
  label: string;
  icon?: ReactNode;
}

/** The words a moment after they were typed: a request for each letter would be in vain. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Pages whose name has the words; all of them before anything is typed. */
function pagesFor(destinations: readonly Destination[], typed: string): Result[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return destinations
    .filter(({ label }) => words.every((word) => fold(label).includes(word)))
    .map(({ href, label, icon }) => ({ key: href, href, title: label, lead: icon }));
}

function Option({
  result,
  id,
  current,
  onPoint,
  onFollow,
}: {
  result: Result;
  id: string;
  current: boolean;
  onPoint: () => void;
  onFollow: () => void;
}) {
  const LinkComponent = useLinkComponent();
  return (
    <LinkComponent
      href={result.href}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={current}
      className={styles.option}
      onMouseMove={onPoint}
      onClick={onFollow}
    >
      <span className={styles.lead}>{result.lead}</span>
      <span className={styles.words}>
        <span className={styles.title}>{result.title}</span>
        {result.detail && <span className={styles.detail}>{result.detail}</span>}
      </span>
      {result.end && <span className={styles.end}>{result.end}</span>}
    </LinkComponent>
  );
}

/** What was found, by kind. The field keeps the focus; the arrows choose. */
function Results({
  groups,
  id,
  at,
  onPoint,
  onFollow,
}: {
  groups: readonly Group[];
  id: string;
  at: number;
  onPoint: (at: number) => void;
  onFollow: () => void;
}) {
  const t = useT();
  let before = 0;
  return (
    <div role="listbox" id={id} aria-label={t('search.results')} className={styles.results}>
      {groups.map(({ key, label, results }) => {
        const start = before;
        before += results.length;
        return (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={styles.group}>
            <p id={`${id}-${key}`} className={styles.heading}>
              {label}
            </p>
            {results.map((result, index) => (
              <Option
                key={result.key}
                result={result}
                id={`${id}-${start + index}`}
                current={start + index === at}
                onPoint={() => onPoint(start + index)}
                onFollow={onFollow}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** What a screen reader hears of the search. */
function useSaid(asked: boolean, waiting: boolean, hits: readonly Group[]): string {
  const t = useT();
  if (!asked) return '';
  return waiting
    ? t('search.waiting')
    : t('search.found', { count: hits.reduce((sum, group) => sum + group.results.length, 0) });
}

/** What the field of the search shares with what was found. */
export interface SearchResultsProps {
  userType: UserType;
  /** The pages of the menu and the settings. */
  destinations: readonly Destination[];
  /** As it was typed. */
  text: string;
  /** Of the list box that the field controls. */
  id: string;
  /** Takes the keys that are pressed in the field. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  /** The option that the arrows have reached. */
  onActive: (option: string | undefined) => void;
  onClose: () => void;
}

/** Everything of the reader's own that has the words, and the pages of the product. */
export default function SearchResults(props: SearchResultsProps) {
  const { userType, destinations, text, id, keys, onActive, onClose } = props;
  const t = useT();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [point, setPoint] = useState({ text, at: 0 });
  const q = usePaused(text.trim());
  const typed = useDeferredValue(text.trim());
  const query = useQuery(searchQuery(q));
  const asked = q.length >= SHORTEST && typed.length >= SHORTEST;
  const hits = useHitGroups(asked && !query.isError ? (query.data ?? []) : [], userType);
  const pages = pagesFor(destinations, typed);
  const groups: Group[] = [
    ...hits,
    ...(pages.length > 0 ? [{ key: 'pages', label: t('search.pages'), results: pages }] : []),
  ];
  const results = groups.flatMap((group) => group.results);
  // Other words begin at the first result again.
  const chosen = Math.min(point.text === text ? point.at : 0, results.length - 1);
  const pointAt = (at: number) => setPoint({ text, at });
  const waiting = typed.length >= SHORTEST && (query.isFetching || q !== typed);

  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  const active = results.length > 0 ? `${id}-${chosen}` : undefined;
  useEffect(() => onActive(active), [onActive, active]);

  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      pointAt((chosen + step + results.length) % results.length);
    }
    const target = results[chosen];
    if (event.key !== 'Enter' || !target || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
    void navigate(target.href);
  };
  useEffect(() => {
    keys.current = press;
  });
  const said = useSaid(asked && !query.isError, waiting, hits);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={styles.body}>
        {query.isError && asked && (
          <div className={styles.note}>
            <p>{problemText(query.error)}</p>
            <Button size="sm" variant="secondary" onClick={() => void query.refetch()}>
              {t('parts.retry')}
            </Button>
          </div>
        )}
        {asked && !waiting && !query.isError && hits.length === 0 && (
          <p className={styles.note}>{t('search.nothing', { words: typed })}</p>
        )}
        {waiting && hits.length === 0 && <p className={styles.note}>{t('search.waiting')}</p>}
        <Results groups={groups} id={id} at={chosen} onPoint={pointAt} onFollow={onClose} />
      </div>
      <p className={styles.foot} aria-hidden="true">
        {t('search.keys')}
      </p>
    </>
  );
}
