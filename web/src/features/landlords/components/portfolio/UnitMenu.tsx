import { useT } from '@i18n/messages';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Dialog } from '@ui/overlay/Dialog';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { unitQuery } from '../../api/get-unit';
import type { UnitDetail } from '../../api/types';
import { useUpdateUnit } from '../../api/update-unit';
import { UnitForm } from './UnitForm';

function EditUnit({ unit: present, onClose }: { unit: UnitDetail; onClose: () => void }) {
  const [unit, catchUp] = useBegunAgain(present, unitQuery(present.id));
  const t = useT();
  const note = useNote('landlords');
  const update = useUpdateUnit(unit.id, true);
  return (
    <Dialog open title={t('landlords.unit.edit')} closeLabel={t('landlords.close')} onClose={onClose}>
      <UnitForm
        unit={unit}
        catchUp={catchUp}
        currency={unit.currency}
        saveLabel={t('landlords.save')}
        onSave={async (body) => {
          await update.mutateAsync({ ...body, version: unit.version });
          toast({ title: note((t) => t('landlords.saved')) });
          onClose();
        }}
      />
    </Dialog>
  );
}

/** What else can be done with a unit. */
export function UnitMenu({ unit }: { unit: UnitDetail }) {
  const t = useT();
  const note = useNote('landlords');
  const [editing, setEditing] = useState(false);
  const update = useUpdateUnit(unit.id);
  const archive = (archived: boolean): void =>
    update.mutate(
      { archived },
      {
        onSuccess: () =>
          toast({
            title: note((t) => t(archived ? 'landlords.unit.archived' : 'landlords.unit.restored')),
            action: { label: note((t) => t('landlords.undo')), onClick: () => archive(!archived) },
          }),
      },
    );
  const items: MenuItem[] = [
    {
      label: t('landlords.unit.edit'),
      icon: <IconPencil size={18} stroke={1.75} aria-hidden />,
      onSelect: () => setEditing(true),
    },
    unit.archived
      ? {
          label: t('landlords.unit.restore'),
          icon: <IconArchiveOff size={18} stroke={1.75} aria-hidden />,
          onSelect: () => archive(false),
        }
      : {
          label: t('landlords.unit.archive'),
          icon: <IconArchive size={18} stroke={1.75} aria-hidden />,
          onSelect: () => archive(true),
          disabled: unit.status === 'occupied',
        },
  ];
  return (
    <>
      <Menu
        items={items}
        trigger={(props) => (
          <IconButton {...props} variant="outline" label={t('landlords.moreActions')} icon={<IconDots aria-hidden />} />
        )}
      />
      {editing && <EditUnit unit={unit} onClose={() => setEditing(false)} />}
    </>
  );
}
