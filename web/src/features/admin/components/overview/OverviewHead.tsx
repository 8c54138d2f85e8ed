import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';

export function OverviewHead() {
  const t = useT();
  const { instant } = useFormats();
  return (
    <PageHead
      title={t('admin.overview.title')}
      subtitle={instant(new Date(), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
      })}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            href={paths.adminAnnouncements({ new: '1' })}
            icon={<IconSpeakerphone size={18} stroke={1.75} aria-hidden />}
          >
            {t('admin.overview.announce')}
          </ButtonLink>
          <ButtonLink href={paths.adminUsers({ new: '1' })} icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />}>
            {t('admin.invite.open')}
          </ButtonLink>
        </>
      }
    />
  );
}
