import type { components } from '@api/schema';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { FactList } from '@ui/data/FactList';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { supplierPapersQuery } from '../api/supplier-gaps';
import styles from '../pages/pages.module.css';

type Paper = components['schemas']['SupplierPaperResponse'];

/** Insurance and licenses of the supplier who has the job, as they state them. */
export function SupplierPapers({ supplierId }: { supplierId: string }) {
  const t = useT();
  const { data: papers = [] } = useQuery(supplierPapersQuery(supplierId));
  if (papers.length === 0) return null;
  const labelOf = ({ kind, trade }: Paper) =>
    kind === 'insurance'
      ? t('service-requests.papers.insurance')
      : t('service-requests.papers.license', { trade: t(`service-requests.trade.${trade ?? 'other'}`) });
  return (
    <Section title={t('service-requests.papers')}>
      <FactList facts={papers.map((paper) => ({ label: labelOf(paper), value: <Stated paper={paper} /> }))} />
      <p className={styles.quiet}>{t('service-requests.papers.stated')}</p>
    </Section>
  );
}

function Stated({
  paper: { issuer, validUntil, expired, coverCents, currency, number, certificate },
}: {
  paper: Paper;
}) {
  const t = useT();
  const formats = useFormats();
  const state = !validUntil ? 'always' : expired ? 'expired' : 'until';
  const words = [
    t(`service-requests.papers.${state}`, { issuer, day: validUntil ? formats.day(validUntil) : '' }),
    coverCents !== null &&
      currency !== null &&
      t('service-requests.papers.cover', { amount: formats.money(coverCents, currency, { fraction: 'auto' }) }),
    number && t('service-requests.papers.number', { number }),
  ];
  return (
    <>
      {words.filter(Boolean).join(', ')}
      {certificate && (
        <>
          {', '}
          <Link look="inline" href={certificate.url}>
            {t('service-requests.papers.certificate')}
          </Link>
        </>
      )}
    </>
  );
}
