import { ISSUE_TYPES, PRIORITIES } from '@contract/priorities';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Rows } from '../../sections/services/Rows';
import { SampleNotice } from '../../sections/services/SampleNotice';
import { useOwn } from '../../sections/services/use-own';
import { SAMPLE_REQUESTS } from './samples';
import { tenantSignIn } from './sign-in';
import styles from '../../sections/services/services.module.css';

const OwnRequests = lazyPart('service-requests', () => import('./live/OwnRequests'));

/** A new request, and the recent ones. */
export function Maintenance() {
  const t = useT();
  return useOwn('tenant') ? (
    <OwnRequests fallback={<Skeleton shape="form" label={t('app.loading')} />} />
  ) : (
    <SampleRequests />
  );
}

function SampleRequests() {
  const t = useT();
  const navigate = useNavigate();
  const signIn = tenantSignIn(paths.tenantNewRepair());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(signIn);
  };
  const issues = ISSUE_TYPES.map(({ value, key }) => ({ value, label: t(`tenant-services.issue.${key}`) }));
  const priorities = PRIORITIES.map(({ value, key }) => ({ value, label: t(`tenant-services.priority.${key}`) }));
  const recent = SAMPLE_REQUESTS.map(({ name, pane, status }) => ({
    id: name,
    title: t(`tenant-services.request.${name}`),
    status: { pane, label: t(`tenant-services.status.${status}`) },
  }));
  return (
    <>
      <SampleNotice id="tenant-services" signIn={signIn} />
      <form className={styles.form} onSubmit={submit}>
        <SelectField name="issueType" label={t('tenant-services.maintenance.issueType')} options={issues} />
        <SelectField
          name="priority"
          label={t('tenant-services.maintenance.priority')}
          options={priorities}
          defaultValue="Medium"
        />
        <TextArea name="description" label={t('tenant-services.maintenance.description')} />
        <div>
          <Button type="submit" size="lg">
            {t('tenant-services.maintenance.submit')}
          </Button>
        </div>
      </form>
      <Section title={t('tenant-services.maintenance.recent')}>
        <Rows rows={recent} />
      </Section>
    </>
  );
}
