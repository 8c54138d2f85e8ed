import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import { useChangeAnnouncement, useRemoveAnnouncement, type Announcement } from '../../api/announcements';
import { stageOf } from './stage';

/** End or show again, edit, delete. */
export function AnnouncementMenu({ announcement, onEdit }: { announcement: Announcement; onEdit: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const change = useChangeAnnouncement(announcement.id);
  const remove = useRemoveAnnouncement(announcement.id);
  const stage = stageOf(announcement);
  const { version } = announcement;
  const done = (id: MessageId) => ({ onSuccess: () => toast({ kind: 'success' as const, title: note((t) => t(id)) }) });
  const end: MenuItem =
    stage === 'current' || stage === 'scheduled'
      ? {
          label: t('admin.announcements.end'),
          onSelect: () => change.mutate({ is_active: false, version }, done('admin.announcements.ended')),
        }
      : {
          label: t('admin.announcements.again'),
          onSelect: () => change.mutate({ is_active: true, ends_at: null, version }, done('admin.announcements.shown')),
        };
  return (
    <Menu
      items={[
        { label: t('admin.announcements.edit'), onSelect: onEdit },
        end,
        {
          label: t('admin.step.delete'),
          danger: true,
          onSelect: () => remove.mutate(undefined, done('admin.announcements.removed')),
        },
      ]}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t('admin.announcements.actions', { message: announcement.message_en.slice(0, 40) })}
          icon={<IconDots aria-hidden />}
        />
      )}
    />
  );
}
