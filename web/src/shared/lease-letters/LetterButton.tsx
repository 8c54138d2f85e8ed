import { useDownload } from '@api/download';
import type { LetterKind } from '@contract/letter-kinds';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { letterFile } from './letter-file';

/** Downloads a letter about a lease; of letters about money the latest of the kind. */
export function LetterButton({ leaseId, kind }: { leaseId: string; kind: LetterKind }) {
  const t = useT();
  const { language } = useLanguage();
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
