import { useProfile } from '@api/session';
import { LANGUAGES } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead, Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import { Avatar } from '@ui/person/Avatar';
import { Notice } from '@ui/states/Notice';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { leadQuery, type Lead } from '../api/leads';
import { ActivityForm } from '../components/ActivityForm';
import { fullName, LEAD_LOOK } from '../components/lead-look';
import { LeadAnswers } from '../components/LeadAnswers';
import { LeadDialog } from '../components/LeadDialog';
import { LeadDuplicates } from '../components/LeadDuplicates';
import { LeadEmail } from '../components/LeadEmail';
import { LeadHistory } from '../components/LeadHistory';
import { LeadNotes } from '../components/LeadNotes';
import { LeadOwner } from '../components/LeadOwner';
import { LeadPlan } from '../components/LeadPlan';
import { LeadSteps } from '../components/LeadSteps';
import lists from '@shared/list/list.module.css';

interface WaysProps {
  scheme: 'mailto' | 'tel';
  own: string | null;
  others: readonly string[];
}

/** The lead’s own address or number, then those of leads that were merged into it. */
function Ways({ scheme, own, others }: WaysProps) {
  const t = useT();
  const all = [...(own ? [own] : []), ...others];
  if (all.length === 0) return '–';
  return (
    <>
      {all.map((way) => (
        <div key={way}>
          <Link look="inline" href={`${scheme}:${way}`}>
            {way}
          </Link>
          {way !== own && <span className={lists.quiet}> {t('crm.fromMerged')}</span>}
        </div>
      ))}
    </>
  );
}

function useFacts(lead: Lead) {
  const t = useT();
  const { instant } = useFormats();
  return [
    {
      label: t('crm.email'),
      value: <Ways scheme="mailto" own={lead.email} others={lead.otherEmails} />,
    },
    {
      label: t('crm.phone'),
      value: <Ways scheme="tel" own={lead.phone} others={lead.otherPhones} />,
    },
    { label: t('crm.company'), value: lead.company ?? '–' },
    {
      label: t('crm.language'),
      value: LANGUAGES.find(({ code }) => code === lead.language)?.nativeName ?? lead.language,
    },
    { label: t('crm.sourceLabel'), value: t(`crm.source.${lead.source}`) },
    { label: t('crm.since'), value: instant(lead.createdAt) },
    { label: t('crm.contactedAt'), value: lead.contactedAt ? instant(lead.contactedAt) : t('crm.never') },
  ];
}

/** The lead was merged into another one while this page was open. */
function MergedNotice({ into }: { into: string }) {
  const t = useT();
  const { userType } = useProfile();
  return (
    <Notice
      announce
      title={t('crm.mergedAway')}
      action={<ButtonLink href={paths.dashboard(userType, `/leads/${into}`)}>{t('crm.mergedOpen')}</ButtonLink>}
    >
      {t('crm.mergedAwayText')}
    </Notice>
  );
}

function LeadView({ lead, onShown }: { lead: Lead; onShown: () => void }) {
  const t = useT();
  const { userType } = useProfile();
  const [editing, setEditing] = useState(false);
  const [activities, setActivities] = useState(0);
  const facts = useFacts(lead);
  const name = fullName(lead);
  usePageTitle(name);
  useEffect(onShown, [onShown]);
  return (
    <>
      <Breadcrumbs
        label={t('crm.crumbs')}
        items={[{ label: t('crm.title'), href: paths.dashboard(userType, '/leads') }, { label: name }]}
      />
      <PageHead
        lead={<Avatar name={name} size="lg" />}
        title={name}
        subtitle={
          <span className={lists.chips}>
            <StatusChip status={LEAD_LOOK[lead.status]}>{t(`crm.status.${lead.status}`)}</StatusChip>
            {lead.company}
          </span>
        }
        actions={!lead.mergedIntoId && <LeadSteps lead={lead} />}
      />
      {lead.mergedIntoId ? <MergedNotice into={lead.mergedIntoId} /> : <LeadDuplicates lead={lead} />}
      <div className={lists.detail}>
        <div className={lists.column}>
          <Section
            title={t('crm.facts')}
            aside={
              !lead.mergedIntoId && (
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
                  onClick={() => setEditing(true)}
                >
                  {t('crm.edit')}
                </Button>
              )
            }
          >
            <FactList facts={facts} />
          </Section>
          <LeadAnswers lead={lead} />
          <Section title={t('crm.history')}>
            <div className={lists.stack}>
              <ActivityForm key={activities} lead={lead} onSaved={() => setActivities((count) => count + 1)} />
              <LeadHistory leadId={lead.id} />
            </div>
          </Section>
        </div>
        <div className={lists.column}>
          <Section title={t('crm.care')}>
            <div className={lists.stack}>
              {!lead.mergedIntoId && <LeadOwner lead={lead} />}
              <LeadPlan lead={lead} />
              <LeadNotes lead={lead} />
            </div>
          </Section>
          <Section title={t('crm.write')}>
            <LeadEmail lead={lead} />
          </Section>
        </div>
      </div>
      {editing && <LeadDialog lead={lead} onClose={() => setEditing(false)} />}
    </>
  );
}

/** One lead: its requests, its contact details, and what the team does about it. */
export default function LeadPage() {
  const { leadId = '' } = useParams();
  const query = useQuery(leadQuery(leadId));
  const { userType } = useProfile();
  // Someone may be typing on this page while a colleague merges the lead. So a lead that is open shows a notice with a link
  // instead of redirecting.
  const [shown] = useState(() => new Set<string>());
  return (
    <Loaded query={query}>
      {(lead) =>
        lead.mergedIntoId && !shown.has(lead.id) ? (
          <Navigate replace to={paths.dashboard(userType, `/leads/${lead.mergedIntoId}`)} />
        ) : (
          <LeadView key={lead.id} lead={lead} onShown={() => void shown.add(lead.id)} />
        )
      }
    </Loaded>
  );
}
