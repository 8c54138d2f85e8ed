import { useT } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';

/** The footnote below marketing figures, unless the installation shows its own (docs/specification/product.md). */
export function SampleNote({ className }: { className?: string }) {
  const t = useT();
  const { figures } = useSiteSettings();
  return figures === 'sample' ? (
    <p className={className}>
      <small>{t('site.sample')}</small>
    </p>
  ) : null;
}
