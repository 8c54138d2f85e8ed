import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { Section } from '@ui/layout/Section';
import { reportQuery } from '../api/reports';
import { ByYear } from './ReportChart';
import styles from './reports.module.css';

/** What repairs and maintenance of a property or one unit have cost in the last years; nothing without costs. */
export default function MaintenanceCosts({ propertyId, unitId }: { propertyId: string; unitId?: string }) {
  const t = useT();
  const { language } = useLanguage();
  const { data } = useQuery(reportQuery('maintenance_costs', { propertyId, unitId }, language));
  if (!data || data.tables.length === 0) return null;
  return (
    <Card>
      <Section title={t('reports.tab.maintenance_costs')}>
        <div className={styles.tables}>
          {data.tables.map((table) => (
            <ByYear key={table.currency} table={table} level={3} />
          ))}
        </div>
        <ButtonLink variant="ghost" size="sm" href={paths.landlordReports({ report: 'maintenance_costs', propertyId })}>
          {t('reports.openCosts')}
        </ButtonLink>
      </Section>
    </Card>
  );
}
