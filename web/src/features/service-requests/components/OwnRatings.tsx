import { RATINGS_SHOWN_FROM } from '@contract/limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { MoreRows } from '@shared/list/MoreRows';
import { useMore } from '@shared/list/use-more';
import { useNote } from '@shared/notes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { ownRatingsQuery, useSaveRating, type OwnRating } from '../api/own-ratings';
import { StarsField } from './StarsField';
import styles from './OwnRatings.module.css';

/**
 * The tenant's ratings of finished repairs, which can be changed or deleted, also after moving out. Renders nothing if there are
 * none.
 */
export function OwnRatings() {
  const t = useT();
  const { rows = [], more, footer } = useMore(useInfiniteQuery(ownRatingsQuery));
  if (rows.length === 0) return null;
  return (
    <Section title={t('service-requests.ratings.title')}>
      <p className={styles.quiet}>{t('service-requests.ratings.text')}</p>
      <ul className={styles.list}>
        {rows.map((rating) => (
          <Row key={rating.id} rating={rating} />
        ))}
      </ul>
      <MoreRows more={more} footer={footer} />
    </Section>
  );
}

function Row({ rating }: { rating: OwnRating }) {
  const t = useT();
  const { instant } = useFormats();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const { title, company, stars, note, noteShared, hiddenBecause, ratedAt } = rating;
  const listed = hiddenBecause === null ? (noteShared ? 'listed' : 'kept') : 'hidden';
  return (
    <li className={styles.row}>
      <p className={styles.title}>{title}</p>
      <p className={styles.quiet}>
        {[t('service-requests.fact.stars', { rating: stars }), company, instant(ratedAt, { dateStyle: 'medium' })]
          .filter(Boolean)
          .join(', ')}
      </p>
      {note && (
        <>
          <p className={styles.said}>{note}</p>
          <p className={styles.quiet}>
            {t(`service-requests.ratings.${listed}`, { reason: hiddenBecause ?? '', count: RATINGS_SHOWN_FROM })}
          </p>
        </>
      )}
      <span className={styles.buttons}>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('service-requests.ratings.changeNamed', { title })}
          onClick={() => setOpen('change')}
        >
          {t('service-requests.ratings.change')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('service-requests.ratings.removeNamed', { title })}
          onClick={() => setOpen('remove')}
        >
          {t('service-requests.ratings.remove')}
        </Button>
      </span>
      {open === 'change' && <ChangeDialog rating={rating} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && <RemoveDialog rating={rating} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

interface DialogProps {
  rating: OwnRating;
  onClose: () => void;
}

function ChangeDialog({ rating: { id, company, ...before }, onClose }: DialogProps) {
  const t = useT();
  const say = useNote('service-requests');
  const [stars, setStars] = useState(before.stars);
  const [note, setNote] = useState(before.note ?? '');
  const save = useSaveRating(id, () => {
    toast({ kind: 'success', title: say((t) => t('service-requests.ratings.saved')) });
    onClose();
  });
  const written = note.trim() || null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.ratings.changeTitle')}
      closeLabel={t('app.close')}
      size="sm"
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('service-requests.back')}
          </Button>
          <Button
            loading={save.isPending}
            // `noteShared` is what the help below the field says.
            onClick={() => save.mutate({ stars, note: written, noteShared: company !== null && written !== null })}
          >
            {t('service-requests.ratings.save')}
          </Button>
        </>
      }
    >
      <StarsField company={company} value={stars} onChange={setStars} />
      <TextArea
        label={t('service-requests.confirm.note')}
        labelEnd={t('service-requests.optional')}
        help={company ? t('service-requests.confirm.noteShared', { company }) : t('service-requests.confirm.noteKept')}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}

function RemoveDialog({ rating: { id }, onClose }: DialogProps) {
  const t = useT();
  const say = useNote('service-requests');
  const remove = useSaveRating(id, () => {
    toast({ title: say((t) => t('service-requests.ratings.removed')) });
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.ratings.removeTitle')}
      closeLabel={t('app.close')}
      size="sm"
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('service-requests.back')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(null)}>
            {t('service-requests.ratings.remove')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{t('service-requests.ratings.removeText')}</p>
    </Dialog>
  );
}
