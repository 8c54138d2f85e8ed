import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useState } from 'react';
import { versionQuery, type Template, type Version, type VersionTexts } from '../api/templates';
import { useTextWords } from './use-text-words';
import { WordDiff } from './WordDiff';
import lists from '@shared/list/list.module.css';

const NAMES = ['name', 'category', 'subject', 'body', 'subjectFr', 'bodyFr', 'subjectEs', 'bodyEs'] as const;
const NONE = Object.fromEntries(NAMES.map((name) => [name, ''])) as unknown as VersionTexts;

function Differences({ before, after }: { before: VersionTexts; after: VersionTexts }) {
  const t = useT();
  const words = useTextWords();
  const changed = NAMES.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  if (changed.length === 0) return <p className={lists.quiet}>{t('email-templates.noDifference')}</p>;
  return (
    <dl className={lists.stack}>
      {changed.map((name) => (
        <div key={name}>
          <dt>{words(name)}</dt>
          <dd>
            <WordDiff before={before[name] ?? ''} after={after[name] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a version changed, or what restoring it would change. */
export function VersionChanges({ template, version }: { template: Template; version: Version }) {
  const t = useT();
  const query = useQuery(versionQuery(template.id, version.id));
  const [against, setAgainst] = useState<'before' | 'now'>('before');
  const current = version.version === template.version;
  return (
    <div className={lists.stack}>
      {!current && (
        <SegmentedControl
          label={t('email-templates.compare')}
          value={against}
          onChange={setAgainst}
          options={[
            { value: 'before', label: t('email-templates.compare.before') },
            { value: 'now', label: t('email-templates.compare.now') },
          ]}
        />
      )}
      <Loaded query={query} shape="form">
        {({ texts, before }) =>
          against === 'now' && !current ? (
            <Differences before={template} after={texts} />
          ) : (
            <Differences before={before ?? NONE} after={texts} />
          )
        }
      </Loaded>
    </div>
  );
}
