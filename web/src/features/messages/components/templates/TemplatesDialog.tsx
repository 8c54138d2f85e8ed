import { MESSAGE_TEMPLATES_MAX } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useRef, useState } from 'react';
import {
  templatesQuery,
  useRemoveTemplate,
  useRestoreTemplate,
  type MessageText,
  type Template,
} from '../../api/templates';
import { useSuggestions } from '../../suggestions';
import { TemplateDialog } from './TemplateDialog';
import styles from './templates.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Deletes immediately, and offers to take that back. */
function useRemoval(onRemoved: () => void) {
  const note = useNote('messages');
  const remove = useRemoveTemplate();
  const restore = useRestoreTemplate();
  const back = (template: Template) =>
    restore.mutate(template, {
      onSuccess: () => toast({ kind: 'success', title: note((t) => t('messages.templates.restored')) }),
    });
  const run = (template: Template) =>
    remove.mutate(template, {
      onSuccess: () => {
        toast({
          kind: 'success',
          title: note((t) => t('messages.templates.deleted', { name: template.name })),
          duration: 8000,
          action: { label: note((t) => t('messages.templates.undo')), onClick: () => back(template) },
        });
        onRemoved();
      },
    });
  return { run, busy: remove.isPending };
}

interface TemplateListProps {
  templates: readonly Template[];
  onEdit: (template: Template) => void;
  onRemoved: () => void;
}

function TemplateList({ templates, onEdit, onRemoved }: TemplateListProps) {
  const t = useT();
  const { run, busy } = useRemoval(onRemoved);
  return (
    <ul className={styles.templates} aria-label={t('messages.templates')}>
      {templates.map((template) => (
        <li key={template.id}>
          <span className={styles.words}>
            <strong>{template.name}</strong>
            <span className={styles.start}>{template.subject ?? template.message}</span>
          </span>
          <IconButton
            label={t('messages.templates.editOne', { name: template.name })}
            icon={<IconPencil {...ICON} />}
            onClick={() => onEdit(template)}
          />
          <IconButton
            label={t('messages.templates.deleteOne', { name: template.name })}
            icon={<IconTrash {...ICON} />}
            disabled={busy}
            onClick={() => run(template)}
          />
        </li>
      ))}
    </ul>
  );
}

type Begin = MessageText & { name: string };

/** Texts to begin with, each a button. */
function Suggestions({ onChoose }: { onChoose: (begin: Begin) => void }) {
  const t = useT();
  return (
    <section className={styles.suggestions} aria-label={t('messages.suggestions')}>
      <p>{t('messages.suggestions.lead')}</p>
      <div className={styles.chips}>
        {useSuggestions().map(({ id, name, subject, message }) => (
          <Button key={id} variant="secondary" size="sm" onClick={() => onChoose({ name, subject, message })}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The templates of the account: what there is, another one, and what can be done with each. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const query = useQuery(templatesQuery);
  const templates = query.data;
  const [open, setOpen] = useState<{ template?: Template; begin?: Begin }>();
  const content = useRef<HTMLDivElement>(null);
  const full = templates && templates.length >= MESSAGE_TEMPLATES_MAX;
  return (
    <Dialog
      open
      title={t('messages.templates')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={templates && !full && <Button onClick={() => setOpen({})}>{t('messages.templates.add')}</Button>}
    >
      {/* The button disappears with its line, and the focus would move to the page behind. */}
      <div ref={content} tabIndex={-1} role="group" aria-label={t('messages.templates')} className={styles.dialog}>
        {!templates && query.isError && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
        {!templates && !query.isError && <Skeleton shape="list" rows={3} label={t('app.loading')} />}
        {templates?.length === 0 && (
          <EmptyState title={t('messages.templates.none')} level={3}>
            {t('messages.templates.noneText')}
          </EmptyState>
        )}
        {templates && templates.length > 0 && (
          <>
            <p>{t('messages.templates.shared')}</p>
            <TemplateList
              templates={templates}
              onEdit={(template) => setOpen({ template })}
              onRemoved={() => content.current?.focus()}
            />
          </>
        )}
        {full && <Notice>{t('messages.templates.full', { most: MESSAGE_TEMPLATES_MAX })}</Notice>}
        {templates && !full && <Suggestions onChoose={(begin) => setOpen({ begin })} />}
        {open && <TemplateDialog {...open} onClose={() => setOpen(undefined)} />}
      </div>
    </Dialog>
  );
}
