import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { PhotoField } from '@ui/fields/PhotoField';
import { Section } from '@ui/layout/Section';
import { MEDIA, MediaHelp, PhotoItems, UploadsTotal } from './PhotoPicker';
import { Photos } from './Photos';
import type { PhotographedRequest, PhotoPhase, RequestPhoto } from './types';
import { roomFor, useRequestUploads } from './use-photo-uploads';
import styles from './BeforeAfter.module.css';

interface BeforeAfterProps {
  request: PhotographedRequest;
  /** Whether photos can be added here: tenants add theirs when they file the request. */
  adds?: boolean;
  /** Whether the reader is the tenant who filed the request. */
  ofTenant?: boolean;
}

/** Photos of the problem and of the finished work, side by side where there is room. */
export function BeforeAfter({ request, adds = false, ofTenant = false }: BeforeAfterProps) {
  const t = useT();
  const { photos, photoPhases, status } = request;
  const of = (phase: PhotoPhase) => photos.filter((photo) => photo.phase === phase && photo.url);
  // What is done can no longer be photographed as it was.
  const mayAdd = (phase: PhotoPhase) =>
    adds && photoPhases.includes(phase) && !(phase === 'before' && status === 'completed');
  const shown = (['before', 'after'] as const).filter((phase) => of(phase).length > 0 || mayAdd(phase));
  if (shown.length === 0) return null;
  return (
    <Section title={t(shown.includes('after') ? 'request-parts.beforeAfter' : 'request-parts.photos')}>
      <div className={styles.columns}>
        {shown.map((phase) => (
          <div key={phase} className={styles.column} data-phase={phase}>
            <h3 className={styles.phase}>{t(messageId(`request-parts.phase.${phase}`))}</h3>
            <Photos request={request} photos={of(phase)} ofTenant={ofTenant} />
            {mayAdd(phase) && <AddPhotos request={request} phase={phase} photos={of(phase)} />}
          </div>
        ))}
      </div>
    </Section>
  );
}

interface AddPhotosProps {
  request: PhotographedRequest;
  phase: PhotoPhase;
  photos: readonly RequestPhoto[];
}

function AddPhotos({ request, phase, photos }: AddPhotosProps) {
  const t = useT();
  const room = roomFor(photos);
  const uploads = useRequestUploads({ requestId: request.id, phase }, { room });
  return (
    <>
      <PhotoField
        accept={MEDIA}
        label={<VisuallyHidden>{t(messageId(`request-parts.phase.${phase}`))}</VisuallyHidden>}
        help={<MediaHelp />}
        add={room > uploads.items.length && t('request-parts.photos.add')}
        onAdd={uploads.add}
      >
        <PhotoItems uploads={uploads} />
      </PhotoField>
      <UploadsTotal uploads={uploads} />
    </>
  );
}
