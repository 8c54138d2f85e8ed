import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { PageHead } from '@ui/layout/Section';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useChangeRequest } from '../api/change-request';
import { requestQuery } from '../api/read-request';
import type { RequestStatus, ServiceRequestDetail } from '../api/types';
import { AppointmentCard } from '../components/AppointmentCard';
import { CallFirst } from '../components/CallFirst';
import { CancelDialog } from '../components/CancelDialog';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { Crumbs } from '../components/Crumbs';
import { RequestChip } from '../components/Marks';
import { NoteDialog } from '../components/NoteDialog';
import { RequestFacts } from '../components/RequestFacts';
import { useNextLine } from '../components/RequestRows';
import { RequestStory } from '../components/RequestStory';
import styles from './pages.module.css';

/** Until the work has begun, an emergency is best reported by phone. */
const WAITING: readonly RequestStatus[] = ['submitted', 'approved', 'offered', 'scheduled'];

/** /dashboards/tenant/repairs/:requestId */
export default function RepairPage() {
  const { requestId = '' } = useParams();
  const query = useQuery(requestQuery(requestId));
  return <Loaded query={query}>{(request) => <Repair request={request} />}</Loaded>;
}

function Repair({ request }: { request: ServiceRequestDetail }) {
  const t = useT();
  const nextLine = useNextLine();
  usePageTitle(request.title);
  return (
    <>
      <Crumbs
        items={[{ label: t('service-requests.repairs.title'), href: paths.tenantRepairs() }, { label: request.title }]}
      />
      <PageHead
        title={request.title}
        subtitle={
          <>
            <RequestChip request={request} />
            <span>{nextLine(request)}</span>
          </>
        }
      />
      <div className={styles.detail}>
        <div className={styles.asked}>
          {request.priority === 'Emergency' && WAITING.includes(request.status) && (
            <CallFirst sent leaseId={request.leaseId} kinds={request.floorKinds} />
          )}
          {request.moves.includes('closed') && <ConfirmCard request={request} />}
          <AppointmentCard request={request} />
        </div>
        <div className={styles.side}>
          <RequestFacts request={request} />
          {request.moves.includes('cancelled') && <CancelButton request={request} />}
        </div>
        <div className={styles.story}>
          <RequestStory request={request} ofTenant />
        </div>
      </div>
    </>
  );
}

function ConfirmCard({ request }: { request: ServiceRequestDetail }) {
  const t = useT();
  const [asking, setAsking] = useState<'confirm' | 'back'>();
  const close = () => setAsking(undefined);
  const change = useChangeRequest(request.id, close);
  return (
    <Card className={styles.ask}>
      <h2>{t('service-requests.confirm.question')}</h2>
      <p>{t('service-requests.confirm.text')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => setAsking('confirm')}>{t('service-requests.confirm.yes')}</Button>
        <Button variant="secondary" onClick={() => setAsking('back')}>
          {t('service-requests.confirm.no')}
        </Button>
      </div>
      {asking === 'confirm' && (
        <ConfirmDialog
          company={request.supplier?.companyName ?? null}
          onClose={close}
          loading={change.isPending}
          onConfirm={(answer) => change.mutate({ status: 'closed', ...answer })}
        />
      )}
      <NoteDialog
        open={asking === 'back'}
        onClose={close}
        title={t('service-requests.sendBack.title')}
        label={t('service-requests.sendBack.label')}
        verb={t('service-requests.sendBack.verb')}
        loading={change.isPending}
        onConfirm={(note) => change.mutate({ status: 'in_progress', note })}
      />
    </Card>
  );
}

function CancelButton({ request }: { request: ServiceRequestDetail }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const change = useChangeRequest(request.id, () => setAsking(false));
  return (
    <div>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('service-requests.cancel.title')}
      </Button>
      {asking && <CancelDialog request={request} change={change} onClose={() => setAsking(false)} />}
    </div>
  );
}
