import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { MadeApiKey } from '../../api/api-keys';
import { ShownOnceDialog } from '../ShownOnceDialog';

export function MadeKeyDialog({ made, onClose }: { made: MadeApiKey; onClose: () => void }) {
  const t = useT();
  const { day } = useFormats();
  return (
    <ShownOnceDialog
      of="apiKeys"
      title={t('account.apiKeys.made.title', { name: made.name })}
      text={t('account.apiKeys.made.text', { day: day(made.expiresAt) })}
      secret={made.key}
      onClose={onClose}
    />
  );
}
