import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { ButtonLink, Card, Heading, PageHead, Text } from '@ui/index';

/** Where an administrator arrives: what there is to open, and the way out in the frame around it. */
export default function AdminHomePage() {
  const t = useT();
  const places = [
    { id: 'readiness', href: paths.readiness() },
    { id: 'api', href: paths.apiDocumentation() },
  ];
  return (
    <>
      <PageHead title={t('admin.home.title')} subtitle={t('admin.home.lead')} />
      {places.map(({ id, href }) => (
        <Card key={id}>
          <Heading level={2}>{t(`admin.home.${id}`)}</Heading>
          <Text ink={2}>{t(`admin.home.${id}Text`)}</Text>
          <ButtonLink variant="secondary" href={href} aria-label={`${t('admin.home.open')}: ${t(`admin.home.${id}`)}`}>
            {t('admin.home.open')}
          </ButtonLink>
        </Card>
      ))}
    </>
  );
}
