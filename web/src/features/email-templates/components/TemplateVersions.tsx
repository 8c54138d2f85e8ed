import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useMore } from '@shared/list/use-more';
import { useNote } from '@shared/notes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { Skeleton } from '@ui/states/Skeleton';
import { useState } from 'react';
import { useRestoreVersion, versionsQuery, type Template, type Version } from '../api/templates';
import { useTextWords } from './use-text-words';
import { VersionChanges } from './VersionChanges';
import styles from './templates.module.css';
import lists from '@shared/list/list.module.css';

interface RowProps {
  template: Template;
  version: Version;
  /** Whether the form has unsaved changes, which restoring would discard. */
  dirty?: boolean;
  /** If left out, versions can only be read. */
  onRestored?: (template: Template) => void;
}

function Facts({ template, version }: Pick<RowProps, 'template' | 'version'>) {
  const t = useT();
  const { instant } = useFormats();
  const words = useTextWords();
  const { savedAt, authorName, restoredFrom, changed } = version;
  return (
    <>
      <span className={lists.chips}>
        <strong>{t('email-templates.version', { version: version.version })}</strong>
        {version.version === template.version && <Tag tone="accent">{t('email-templates.current')}</Tag>}
      </span>
      <span className={lists.quiet}>
        {savedAt
          ? t('email-templates.savedBy', { at: instant(savedAt), name: authorName ?? t('email-templates.someone') })
          : t('email-templates.savedBefore')}
      </span>
      {restoredFrom !== null && (
        <span className={lists.quiet}>{t('email-templates.restoredFrom', { version: restoredFrom })}</span>
      )}
      {changed.length > 0 && (
        <span className={lists.quiet}>
          {t('email-templates.changed', { fields: changed.map((name) => words(name)).join(', ') })}
        </span>
      )}
    </>
  );
}

function VersionRow({ template, version, dirty = false, onRestored }: RowProps) {
  const t = useT();
  const note = useNote('email-templates');
  const [open, setOpen] = useState(false);
  const restore = useRestoreVersion(template.id);
  const bringBack = () =>
    restore.mutate(
      { versionId: version.id, version: template.version },
      {
        onSuccess: (restored) => {
          toast({
            kind: 'success',
            title: note((t) => t('email-templates.restored', { version: version.version })),
          });
          if (restored) onRestored?.(restored);
        },
      },
    );
  return (
    <li className={styles.version}>
      <Facts template={template} version={version} />
      <span className={lists.chips}>
        <Button size="sm" variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'email-templates.hideChanges' : 'email-templates.showChanges')}
        </Button>
        {onRestored && version.version !== template.version && (
          <Button size="sm" variant="secondary" disabled={dirty} loading={restore.isPending} onClick={bringBack}>
            {t('email-templates.restore')}
          </Button>
        )}
      </span>
      {open && <VersionChanges template={template} version={version} />}
    </li>
  );
}

/** The versions of a template, what each one changed, and buttons that restore them. */
export function TemplateVersions({ template, dirty, onRestored }: Omit<RowProps, 'version'>) {
  const t = useT();
  const query = useInfiniteQuery(versionsQuery(template.id));
  const { rows, more, footer } = useMore(query);
  return (
    <Section title={t('email-templates.versions')}>
      <div className={lists.stack}>
        {dirty && <p className={lists.quiet}>{t('email-templates.saveFirst')}</p>}
        {query.isError && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
        {!rows && !query.isError && <Skeleton shape="list" label={t('app.loading')} />}
        {rows && (
          <ol className={styles.versions}>
            {rows.map((version) => (
              <VersionRow key={version.id} {...{ template, version, dirty, onRestored }} />
            ))}
          </ol>
        )}
        {footer && <p className={lists.quiet}>{footer}</p>}
        {more && (
          <div>
            <Button variant="secondary" size="sm" loading={more.loading} onClick={more.onClick}>
              {more.label}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
