import { useT } from '@i18n/messages';
import { Toaster } from '@ui/overlay/Toaster';

/** The one place where messages appear. */
export function Toasts() {
  const t = useT();
  return <Toaster words={{ region: t('app.toasts.region'), dismiss: t('app.toasts.dismiss') }} />;
}
