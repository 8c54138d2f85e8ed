import { useDownload } from '@api/download';
import type { LetterKind } from '@contract/letter-kinds';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { letterFile } from './letter-file';

interface LetterButtonProps {
  leaseId: string;
  kind: LetterKind;
  /** Without it the server decides: the tenant's, and for tenants the one they read in. */
  language?: string | undefined;
}

/** Downloads a letter about a lease; of letters about money the latest of the kind. */
export function LetterButton({ leaseId, kind, language }: LetterButtonProps) {
  const t = useT();
  const download = useDownload();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate(letterFile({ leaseId, kind, language }))}
    >
      {t(`parts.letters.${kind}`)}
    </Button>
  );
}
