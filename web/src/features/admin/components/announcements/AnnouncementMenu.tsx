import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import {
  useChangeAnnouncement,
  useRemoveAnnouncement,
  useSaveAnnouncement,
  type Announcement,
  type AnnouncementBody,
} from '../../api/announcements';
import { stageOf } from './stage';

/** What it said and when, for one that is made again. */
function bodyOf({ id: _id, created_at: _made, version: _version, ...body }: Announcement): AnnouncementBody {
  return body;
}

/** End or show again, edit, delete. */
export function AnnouncementMenu({ announcement, onEdit }: { announcement: Announcement; onEdit: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const change = useChangeAnnouncement(announcement.id);
  const remove = useRemoveAnnouncement(announcement.id);
  const again = useSaveAnnouncement(undefined, false);
  const stage = stageOf(announcement);
  const { version } = announcement;
  const done = (id: MessageId) => ({ onSuccess: () => toast({ kind: 'success' as const, title: note((t) => t(id)) }) });
  // Deleted without a question, because it can be undone for as long as the toast is shown.
  const removed = () =>
    toast({
      title: note((t) => t('admin.announcements.removed')),
      action: {
        label: note((t) => t('admin.undo')),
        onClick: () => again.mutate(bodyOf(announcement), done('admin.announcements.restored')),
      },
    });
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
          onSelect: () => remove.mutate(undefined, { onSuccess: removed }),
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
