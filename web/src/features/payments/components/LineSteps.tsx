import { useDownload } from '@api/download';
import { ownProfileQuery } from '@api/own-profile';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { letterFile } from '@shared/lease-letters/letter-file';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Link } from '@ui/link/Link';
import { useNavigate } from 'react-router-dom';
import type { Statement } from '../api/types';
import styles from './LatestPayments.module.css';

type Line = Statement['lines'][number];

interface LineProps {
  line: Line;
  leaseId: string;
}

interface AskProps {
  line: Line;
  /** Missing until it is known who asks. */
  onAsk: ((line: Line) => void) | undefined;
}

/** The letter about a line, if there is one. */
export function Letter({ line: { id, entry, letter }, leaseId }: LineProps) {
  const t = useT();
  const download = useDownload();
  if (!letter) return null;
  return (
    <IconButton
      label={t('parts.letters.of', { entry })}
      icon={<IconFileText size={18} stroke={1.75} aria-hidden />}
      onClick={() => download.mutate(letterFile({ leaseId, kind: letter, entry: id }))}
      disabled={download.isPending}
    />
  );
}

/** Asks about a line. */
export function AskIcon({ line, onAsk }: AskProps) {
  const t = useT();
  return (
    <IconButton
      label={t('payments.ask.open', { entry: line.entry })}
      icon={<IconMessageQuestion size={18} stroke={1.75} aria-hidden />}
      onClick={() => onAsk?.(line)}
      disabled={!onAsk}
    />
  );
}

/** The same in words, for a phone: beside the amount a second icon would leave the entry's name little room. */
export function AskWords({ line, onAsk }: AskProps) {
  const t = useT();
  return (
    <Button
      className={styles.ask}
      variant="ghost"
      size="sm"
      aria-label={t('payments.ask.open', { entry: line.entry })}
      onClick={() => onAsk?.(line)}
      disabled={!onAsk}
    >
      {t('payments.ask.title')}
    </Button>
  );
}

/** Leads to the question that was asked about a line. */
export function Asked({ line: { askedAt, entry }, leaseId }: LineProps) {
  const t = useT();
  if (!askedAt) return null;
  return (
    <Link href={paths.tenantMessages(leaseId)} aria-label={t('payments.ask.askedOf', { entry })}>
      {t('payments.ask.asked')}
    </Link>
  );
}

/** What a question about a line does: who came in by a code writes once they have given a password, which the messages say. */
export function useAskAbout(leaseId: string, open: (line: Line) => void): AskProps['onAsk'] {
  const navigate = useNavigate();
  const profile = useQuery(ownProfileQuery);
  if (profile.isPending) return undefined;
  return profile.data?.viaCode ? () => void navigate(paths.tenantMessages(leaseId)) : open;
}
