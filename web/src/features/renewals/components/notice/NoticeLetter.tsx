import { useDownload } from '@api/download';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';

/** The notice as a letter, in the reader’s language. */
export function NoticeLetter({ id }: { id: string }) {
  const t = useT();
  const { language } = useLanguage();
  const download = useDownload();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate({ path: `/api/tenant-notices/${id}/letter?language=${language}` })}
    >
      {t('renewals.moveOut.letter')}
    </Button>
  );
}
