import { useT } from '@i18n/messages';
import { Translated } from '@shared/translation/Translated';
import { Section } from '@ui/layout/Section';
import type { ServiceRequestDetail } from '../api/types';
import { BeforeAfter } from './BeforeAfter';
import { Checklist } from './Checklist';
import { RequestTimeline } from './RequestTimeline';
import { Talk } from './Talk';
import styles from './RequestStory.module.css';

interface RequestStoryProps {
  request: ServiceRequestDetail;
  /** Whether photos can be added. */
  addsPhotos?: boolean;
}

/** What is wrong, the pictures, what people write to each other, and what happened. */
export function RequestStory({ request, addsPhotos = false }: RequestStoryProps) {
  const t = useT();
  return (
    <div className={styles.story}>
      <Checklist request={request} />
      <Section title={t('service-requests.description')}>
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
      <BeforeAfter request={request} adds={addsPhotos} />
      <Talk request={request} />
      <Section title={t('service-requests.timeline')}>
        <RequestTimeline request={request} events={request.events} />
      </Section>
      {request.readOnly && <p className={styles.zone}>{t('service-requests.readOnly')}</p>}
    </div>
  );
}
