import { useProblemText } from '@api/problem-text';
import type { UserType } from '@contract/roles';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { useLinkComponent } from '@ui/link/LinkProvider';
import { Modal } from '@ui/overlay/Modal';
import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LONGEST, SHORTEST, searchQuery } from '../api/search';
import { useHitGroups, type Group, type Result } from './use-groups';
import styles from './SearchDialog.module.css';

const PAUSE_MS = 200;

export interface Destination {
  href: string;
  label: string;
  icon?: ReactNode;
}

export interface SearchDialogProps {
  userType: UserType;
  /** The pages of the menu and the settings. */
  destinations: readonly Destination[];
  onClose: () => void;
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

/** One field over everything that is the reader's own, and over the pages of the product. */
export default function SearchDialog({ userType, destinations, onClose }: SearchDialogProps) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
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
  const chosen = Math.min(at, results.length - 1);
  const waiting = typed.length >= SHORTEST && (query.isFetching || q !== typed);

  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setAt((chosen + step + results.length) % results.length);
    }
    const target = results[chosen];
    if (event.key !== 'Enter' || !target || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
    void navigate(target.href);
  };
  const said = useSaid(asked && !query.isError, waiting, hits);
  return (
    <Modal className={styles.dialog} label={t('search.title')} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.bar}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <input
            data-autofocus=""
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-expanded
            aria-controls={id}
            aria-activedescendant={results.length > 0 ? `${id}-${chosen}` : undefined}
            aria-label={t('search.label')}
            placeholder={t(messageId(`search.placeholder.${userType}`))}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setAt(0);
            }}
            onKeyDown={press}
            className={styles.input}
          />
          <IconButton data-close="" label={t('app.close')} icon={<IconX aria-hidden />} onClick={onClose} />
        </div>
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
          <Results groups={groups} id={id} at={chosen} onPoint={setAt} onFollow={onClose} />
        </div>
        <p className={styles.foot} aria-hidden="true">
          {t('search.keys')}
        </p>
      </div>
    </Modal>
  );
}
