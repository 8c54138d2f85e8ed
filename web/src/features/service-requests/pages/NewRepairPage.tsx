import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { emergencyQuery, useHomesToReport } from '../api/emergency';
import { CallFirst, LandlordPhone } from '../components/CallFirst';
import { Crumbs } from '../components/Crumbs';
import { HomeField } from '../components/HomeField';
import { HomeLeft } from '../components/HomeLeft';
import { RequestForm } from '../components/RequestForm';

/** /dashboards/tenant/repairs/new */
export default function NewRepairPage() {
  const t = useT();
  const note = useNote('service-requests');
  const navigate = useNavigate();
  const { present, unknown, loading, several } = useHomesToReport();
  const [chosen, setChosen] = useState('');
  // With one home there is no choice. Two homes may have different landlords, so neither is assumed.
  const leaseId = several ? chosen : present?.leaseId;
  const { data: home } = useQuery({ ...emergencyQuery(leaseId), enabled: Boolean(leaseId) });
  return (
    <>
      <Crumbs
        items={[
          { label: t('service-requests.repairs.title'), href: paths.tenantRepairs() },
          { label: t('service-requests.new.title') },
        ]}
      />
      <PageHead
        title={t('service-requests.new.title')}
        {...(!present?.left && { subtitle: t('service-requests.new.text') })}
      />
      {present?.left ? (
        <HomeLeft />
      ) : (
        <RequestForm
          place={several && <HomeField homes={several} onChoose={setChosen} />}
          choosesHome={several !== null}
          {...(!several && leaseId && { body: { leaseId } })}
          loading={loading}
          missing={unknown && t('service-requests.new.homeUnknown')}
          home={home}
          emergency={<CallFirst leaseId={leaseId} ofLandlord={leaseId !== ''} />}
          contact={leaseId !== '' && <LandlordPhone leaseId={leaseId} />}
          onFiled={(request) => {
            toast({ kind: 'success', title: note((t) => t('service-requests.toast.filed')) });
            void navigate(paths.tenantRepair(request.id), { replace: true });
          }}
        />
      )}
    </>
  );
}
