import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useMailWord } from '@nav/site-settings';
import { useListAddress } from '@shared/list/use-list-address';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { useNavigate } from 'react-router-dom';
import { NewTicketDialog } from '../components/NewTicketDialog';
import { TicketTable } from '../components/TicketTable';
import styles from '../components/support.module.css';

const NAMES = ['new'] as const;
const NO_FILTER = {};

/**
 * A person's requests to the support team, and a button for a new one. The same page for tenants, landlords and
 * suppliers.
 */
export default function HelpPage() {
  const t = useT();
  const mail = useMailWord();
  const navigate = useNavigate();
  const { userType } = useProfile();
  const { values, set } = useListAddress(NAMES);
  const pageOf = (id: string) => paths.dashboard(userType, `/help/${id}`);
  const ask = (
    <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => set('new', '1')}>
      {t('support.ask')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('support.help')}
        subtitle={t('support.helpLead')}
        actions={
          <>
            <ButtonLink variant="secondary" href={paths.helpCenter()}>
              {t('support.helpCenter')}
            </ButtonLink>
            {ask}
          </>
        }
      />
      <div className={styles.list}>
        <TicketTable
          office={false}
          filters={NO_FILTER}
          hrefOf={({ id }) => pageOf(id)}
          empty={
            <EmptyState title={t('support.noneTitle')} actions={ask}>
              {t('support.noneText', mail)}
            </EmptyState>
          }
        />
      </div>
      {values.new && <NewTicketDialog onClose={() => set('new', '')} onFiled={({ id }) => void navigate(pageOf(id))} />}
    </>
  );
}
