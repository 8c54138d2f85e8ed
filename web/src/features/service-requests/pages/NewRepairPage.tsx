import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useNavigate } from 'react-router-dom';
import { emergencyQuery } from '../api/emergency';
import { CallFirst, LandlordPhone } from '../components/CallFirst';
import { Crumbs } from '../components/Crumbs';
import { HomeLeft } from '../components/HomeLeft';
import { RequestForm } from '../components/RequestForm';

/** /dashboards/tenant/repairs/new */
export default function NewRepairPage() {
  const t = useT();
  const note = useNote('service-requests');
  const navigate = useNavigate();
  const { data: home } = useQuery(emergencyQuery);
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
        {...(!home?.left && { subtitle: t('service-requests.new.text') })}
      />
      {home?.left ? (
        <HomeLeft />
      ) : (
        <RequestForm
          emergency={<CallFirst />}
          home={home}
          contact={<LandlordPhone />}
          onFiled={(request) => {
            toast({ kind: 'success', title: note((t) => t('service-requests.toast.filed')) });
            void navigate(paths.tenantRepair(request.id), { replace: true });
          }}
        />
      )}
    </>
  );
}
