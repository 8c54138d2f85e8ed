import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useEditRule, type RegionRecord } from '../../api/regions';
import lists from '@shared/list/list.module.css';

/** Asks before a city's rule is withdrawn, so that its region's applies again. */
export function WithdrawDialog({
  record,
  region,
  onClose,
}: {
  record: RegionRecord;
  region: string;
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('admin');
  const problemText = useProblemText();
  const edit = useEditRule(record);
  const [refused, setRefused] = useState<string>();
  const withdraw = () =>
    edit.mutate(
      { facts: [], rule: null, validFrom: null, validTo: null, verified: false, note: null, version: record.version },
      {
        onSuccess: () => {
          toast({ kind: 'success', title: note((t) => t('admin.regions.withdrawDone')) });
          onClose();
        },
        onError: (error) => setRefused(problemText(error)),
      },
    );
  return (
    <Dialog
      open
      size="sm"
      closeLabel={t('admin.close')}
      onClose={onClose}
      title={t('admin.regions.withdrawTitle', {
        place: record.place ?? '',
        topic: t(`admin.regions.topic.${record.topic}`),
      })}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button variant="danger" loading={edit.isPending} onClick={withdraw}>
            {t('admin.regions.withdraw')}
          </Button>
        </>
      }
    >
      <div className={lists.stack}>
        {refused && (
          <Notice tone="danger" announce>
            {refused}
          </Notice>
        )}
        <Text>{t('admin.regions.withdrawText', { region })}</Text>
      </div>
    </Dialog>
  );
}
