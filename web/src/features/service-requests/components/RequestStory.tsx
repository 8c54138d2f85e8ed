import { useT } from '@i18n/messages';
import { BeforeAfter } from '@shared/request-parts/BeforeAfter';
import { Translated } from '@shared/translation/Translated';
import { useTranslation } from '@shared/translation/use-translation';
import { Section } from '@ui/layout/Section';
import type { ServiceRequestDetail } from '../api/types';
import { Checklist } from './Checklist';
import { RequestTimeline } from './RequestTimeline';
import { Talk } from './Talk';
import styles from './RequestStory.module.css';

interface RequestStoryProps {
  request: ServiceRequestDetail;
  /** Whether photos can be added. */
  addsPhotos?: boolean;
  /** Whether the reader is the tenant. */
  ofTenant?: boolean;
}

/** The title in the reader's language, if translations are enabled. The heading of the page shows it as it was written. */
function TranslatedTitle({ request: { id, title, language, own } }: { request: ServiceRequestDetail }) {
  const { text, state } = useTranslation({ kind: 'request_title', id, text: title, language, own });
  return state === 'done' && text ? <p className={styles.title}>{text}</p> : null;
}

/** The problem, photos, the conversation and the timeline. */
export function RequestStory({ request, addsPhotos = false, ofTenant = false }: RequestStoryProps) {
  const t = useT();
  return (
    <div className={styles.story}>
      <Checklist request={request} />
      <Section title={t('service-requests.description')}>
        <TranslatedTitle request={request} />
        <p className={styles.words}>
          <Translated
            kind="service_request"
            id={request.id}
            text={request.description}
            language={request.language}
            own={request.own}
          />
        </p>
      </Section>
      <BeforeAfter request={request} adds={addsPhotos} ofTenant={ofTenant && request.own} />
      <Talk request={request} ofTenant={ofTenant} />
      <Section title={t('service-requests.timeline')}>
        <RequestTimeline request={request} events={request.events} />
      </Section>
      {request.readOnly && <p className={styles.zone}>{t('service-requests.readOnly')}</p>}
    </div>
  );
}
