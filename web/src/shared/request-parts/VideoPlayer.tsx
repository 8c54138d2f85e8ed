import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { freshUrl } from './api/uploads';
import styles from './Photos.module.css';

interface VideoPlayerProps {
  id: string;
  poster: string | null;
  label: string;
}

/** A video of a request. Its address is asked for when it is opened, because those of the page may have expired. */
export function VideoPlayer({ id, poster, label }: VideoPlayerProps) {
  const t = useT();
  const player = useRef<HTMLVideoElement>(null);
  // The position when its address expired, to continue from there. A second failure is the video's own.
  const [from, setFrom] = useState<number>();
  const address = useQuery({
    queryKey: ['documents', id, 'play'],
    queryFn: () => freshUrl(id),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const [failed, setFailed] = useState(false);
  const again = () => {
    if (from !== undefined) return setFailed(true);
    setFrom(player.current?.currentTime ?? 0);
    void address.refetch();
  };
  if (failed || address.isError || address.data === null)
    return (
      <p role="alert" className={styles.unplayable}>
        {t('request-parts.video.unplayable')}{' '}
        {address.data && <a href={address.data}>{t('request-parts.video.download')}</a>}
      </p>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- People film what is broken, and no one writes captions for it.
    <video
      ref={player}
      className={styles.large}
      src={address.data}
      poster={poster ?? undefined}
      aria-label={label}
      controls
      playsInline
      preload="none"
      onError={again}
      onLoadedMetadata={() => {
        if (player.current && from) player.current.currentTime = from;
      }}
    />
  );
}
