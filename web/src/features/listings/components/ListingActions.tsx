import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useChangeListing } from '../api/own-listings';
import type { ListingStatus, OwnListing } from '../api/types';

/** Publishing, pausing and ending. Ending asks first: an ended listing is not opened again. */
export function ListingActions({ listing }: { listing: OwnListing }) {
  const t = useT();
  const note = useNote('listings');
  const [ending, setEnding] = useState(false);
  const change = useChangeListing();
  const move = (status: ListingStatus) =>
    change.mutate(
      { id: listing.id, body: { status } },
      { onSuccess: () => toast({ title: note((t) => t(messageId(`listings.moved.${status}`))) }) },
    );
  return (
    <>
      {listing.status === 'published' && (
        <ButtonLink variant="ghost" href={`${paths.site('rental-marketplace')}?home=${listing.id}`}>
          {t('listings.look')}
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={() => setEnding(true)}>
        {t('listings.end')}
      </Button>
      {listing.status === 'published' ? (
        <Button variant="secondary" loading={change.isPending} onClick={() => move('paused')}>
          {t('listings.pause')}
        </Button>
      ) : (
        <Button loading={change.isPending} onClick={() => move('published')}>
          {t('listings.publish')}
        </Button>
      )}
      <Dialog
        open={ending}
        size="sm"
        title={t('listings.end.title')}
        closeLabel={t('app.close')}
        onClose={() => setEnding(false)}
        actions={
          <Button
            variant="danger"
            loading={change.isPending}
            onClick={() => {
              setEnding(false);
              move('closed');
            }}
          >
            {t('listings.end')}
          </Button>
        }
      >
        {t('listings.end.text')}
      </Dialog>
    </>
  );
}
