import { useT } from '@i18n/messages';
import { Skeleton } from '@ui/states/Skeleton';
import { Section } from '../../sections/Section';

/** While articles load. */
export function LoadingLines() {
  const t = useT();
  return (
    <Section>
      <Skeleton shape="lines" rows={6} label={t('app.loading')} />
    </Section>
  );
}
