import { useDownload } from '@api/download';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import styles from './letters.module.css';

/**
 * Downloads of the letters about a lease: notice, rent change, and return of the deposit, which is in the tenant's language.
 * Nothing is shown if there are none.
 */
export function LeaseLetters({
  lease,
}: {
  lease: { id: string; letters: readonly ('notice' | 'rent' | 'deposit')[] };
}) {
  const t = useT();
  const { language } = useLanguage();
  const download = useDownload();
  if (lease.letters.length === 0) return null;
  return (
    <div className={styles.letters}>
      {lease.letters.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="sm"
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          loading={download.isPending && download.variables?.name === `${kind}.pdf`}
          onClick={() =>
            download.mutate({
              path: `/api/leases/${lease.id}/letters/${kind}${kind === 'deposit' ? '' : `?language=${language}`}`,
              name: `${kind}.pdf`,
            })
          }
        >
          {t(`parts.letters.${kind}`)}
        </Button>
      ))}
    </div>
  );
}
