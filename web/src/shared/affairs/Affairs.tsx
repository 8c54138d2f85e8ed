import type { AffairKind } from '@contract/affairs';
import { useT } from '@i18n/messages';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { MoreRows } from '@shared/list/MoreRows';
import { useListAddress } from '@shared/list/use-list-address';
import { useMore } from '@shared/list/use-more';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Table, type Column } from '@ui/data/Table';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { useCallback, useEffect, useState } from 'react';
import { affairsQuery, type Affair, type Whose } from './api';
import { useAffairWords } from './use-affair-words';
import { useLooks } from './use-looks';
import lists from '@shared/list/list.module.css';

/** Whose page it is: it isn't linked to itself. */
export interface Self {
  personId?: string | null;
  accountId?: string | null;
}

/** Who is across in a row: the tenant, the reporter, the landlord. */
function useWith({ personId, accountId }: Self) {
  const looks = useLooks();
  return (row: Affair) =>
    [
      { id: row.personId, name: row.personName, href: looks.person, self: personId },
      { id: row.accountId, name: row.accountName, href: looks.account, self: accountId },
    ]
      .filter(({ id, name, self }) => name && (!id || id !== self))
      .map(({ id, name, href }) => ({ name: name ?? '', href: id ? href(id) : undefined }));
}

function useColumns(kind: AffairKind, title: string, self: Self): Column<Affair>[] {
  const t = useT();
  const words = useAffairWords(kind);
  const across = useWith(self);
  const linked = (row: Affair) => (
    <span className={lists.chips}>
      {across(row).map(({ name, href }) =>
        href ? (
          <Link key={href} look="inline" className={lists.over} href={href}>
            {name}
          </Link>
        ) : (
          <span key={name}>{name}</span>
        ),
      )}
    </span>
  );
  return [
    { id: 'title', header: title, cell: words.title },
    { id: 'with', header: t('affairs.with'), cell: linked },
    { id: 'state', header: t('affairs.state'), tight: true, cell: words.state },
    { id: 'end', header: t('affairs.detail'), align: 'end', tight: true, cell: words.end },
  ];
}

interface AffairListProps {
  kind: AffairKind;
  whose: Whose;
  self: Self;
  /** Of the search, if there is one. */
  words: string;
  onKnown: (kind: AffairKind, isEmpty: boolean) => void;
}

/** One kind; nothing where there is none. */
function AffairList({ kind, whose, self, words: searched, onKnown }: AffairListProps) {
  const t = useT();
  const title = t(`affairs.${kind}`);
  const query = useInfiniteQuery({ ...affairsQuery(whose, kind, searched), placeholderData: keepPreviousData });
  const { rows: found, more, footer } = useMore(query);
  // Without a row of the search before to show, the new one is still loading.
  const rows = query.isPlaceholderData && found?.length === 0 ? undefined : found;
  const words = useAffairWords(kind);
  const across = useWith(self);
  const columns = useColumns(kind, title, self);
  const rowHref = useLooks().row(kind);
  const isEmpty = !query.isError && rows?.length === 0;
  useEffect(() => onKnown(kind, isEmpty), [onKnown, kind, isEmpty]);
  if (isEmpty) return null;
  if (query.isError || !rows)
    return (
      <Section title={title}>
        {query.isError ? (
          <LoadFailure error={query.error} retry={() => void query.refetch()} />
        ) : (
          <Skeleton shape="list" rows={2} label={t('app.loading')} />
        )}
      </Section>
    );
  // A row that is a link on a phone can't have another one in it.
  const named = (row: Affair) =>
    across(row).map(({ name, href }) =>
      href && !rowHref ? (
        <Link key={href} look="inline" href={href}>
          {name}
        </Link>
      ) : (
        <span key={name}>{name}</span>
      ),
    );
  return (
    <Section title={title}>
      <Table
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        phone={(row) => ({
          title: words.title(row),
          secondary: (
            <span className={lists.chips}>
              {words.state(row)}
              {named(row)}
            </span>
          ),
          end: words.end(row),
        })}
      />
      <MoreRows more={more} footer={footer} />
    </Section>
  );
}

interface AffairsProps {
  whose: Whose;
  kinds: readonly AffairKind[];
  self: Self;
}

const NAMES = ['q'] as const;

/**
 * What a person or an account has with us, a list for each kind, as far as the reader may see it. An account can have thousands of
 * homes, so it can be searched; the words are in the address, which is how the search of the top bar leads to one home.
 */
export function Affairs({ whose, kinds, self }: AffairsProps) {
  const t = useT();
  const { values, set } = useListAddress(NAMES);
  const words = whose.of === 'accounts' ? values.q.trim() : '';
  // Chats have no words to search.
  const shown = kinds.filter((kind) => !words || kind !== 'chats');
  const [empty, setEmpty] = useState<readonly AffairKind[]>([]);
  const note = useCallback((kind: AffairKind, isEmpty: boolean) => {
    setEmpty((before) => {
      const others = before.filter((one) => one !== kind);
      return isEmpty ? [...others, kind] : others;
    });
  }, []);
  return (
    <div className={lists.column}>
      {whose.of === 'accounts' && (
        <ListSearch value={values.q} label={t('affairs.search')} onChange={(text) => set('q', text)} />
      )}
      {shown.map((kind) => (
        <AffairList key={kind} kind={kind} whose={whose} self={self} words={words} onKnown={note} />
      ))}
      {shown.every((kind) => empty.includes(kind)) && (
        <p className={lists.quiet}>{words ? t('affairs.nothingFound', { words }) : t('affairs.nothing')}</p>
      )}
    </div>
  );
}
