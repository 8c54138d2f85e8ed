import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import type { PropertyDetail } from '../../api/types';
import { useUpdateProperty } from '../../api/update-property';

/** What else can be done with a property; archiving can be undone immediately. */
export function PropertyMenu({ property }: { property: PropertyDetail }) {
  const t = useT();
  const note = useNote('landlords');
  const update = useUpdateProperty(property.id);
  const archive = (archived: boolean): void =>
    update.mutate(
      { archived },
      {
        onSuccess: () =>
          toast({
            title: note((t) => t(archived ? 'landlords.property.archived' : 'landlords.property.restored')),
            action: { label: note((t) => t('landlords.undo')), onClick: () => archive(!archived) },
          }),
      },
    );
  const items: MenuItem[] = [
    {
      label: t('landlords.property.edit'),
      icon: <IconPencil size={18} stroke={1.75} aria-hidden />,
      href: paths.landlordEditProperty(property.id),
    },
    property.archived
      ? {
          label: t('landlords.property.restore'),
          icon: <IconArchiveOff size={18} stroke={1.75} aria-hidden />,
          onSelect: () => archive(false),
        }
      : {
          label: t('landlords.property.archive'),
          icon: <IconArchive size={18} stroke={1.75} aria-hidden />,
          onSelect: () => archive(true),
        },
  ];
  return (
    <Menu
      items={items}
      trigger={(props) => (
        <IconButton {...props} variant="outline" label={t('landlords.moreActions')} icon={<IconDots aria-hidden />} />
      )}
    />
  );
}
