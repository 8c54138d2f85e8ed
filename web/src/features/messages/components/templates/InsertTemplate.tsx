import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import { templatesQuery, useFilled, type MessageText } from '../../api/templates';
import { useSuggestions } from '../../suggestions';

interface InsertTemplateProps {
  leaseId: string;
  /** Gets a template as the tenants of the lease would read it. */
  onInsert: (message: string) => void;
  /** Keeps what is written; missing while there is nothing. */
  onSave?: () => void;
}

/** Inserts a template into the conversation of one lease, with the fields filled in. */
export function InsertTemplate({ leaseId, onInsert, onSave }: InsertTemplateProps) {
  const t = useT();
  const note = useNote('messages');
  const query = useQuery(templatesQuery);
  const suggestions = useSuggestions();
  const fill = useFilled(leaseId);
  const insert = (text: MessageText) =>
    fill.mutate(text, {
      onSuccess: (filled) =>
        filled ? onInsert(filled) : toast({ kind: 'error', title: note((t) => t('messages.templates.noTenant')) }),
    });
  const templates: MenuItem[] = (query.data ?? []).map(({ name, subject, message }) => ({
    label: name,
    onSelect: () => insert({ subject: subject ?? '', message }),
  }));
  const failed: MenuItem[] =
    query.isError && !query.data ? [{ label: t('messages.templates.failed'), disabled: true }] : [];
  const own = [...templates, ...failed];
  return (
    <Menu
      align="start"
      items={[
        ...own,
        ...(own.length > 0 ? (['divider'] as const) : []),
        ...suggestions.map(({ name, ...text }) => ({ label: name, onSelect: () => insert(text) })),
        'divider',
        { label: t('messages.templates.saveAs'), disabled: !onSave, onSelect: onSave },
      ]}
      trigger={(props) => (
        <Button
          {...props}
          variant="ghost"
          loading={fill.isPending}
          icon={<IconTemplate size={18} stroke={1.75} aria-hidden />}
        >
          {t('messages.templates.insert')}
        </Button>
      )}
    />
  );
}
