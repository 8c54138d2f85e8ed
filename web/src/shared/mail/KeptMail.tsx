import { useT } from '@i18n/messages';

export interface KeptMailProps {
  /** The recipient of the message. */
  to?: string;
  /** A headline, the sentence that belongs to it (for a message with a link, a code, or words alone), or what is said before anything was written. */
  part?: 'title' | 'text' | 'code' | 'words' | 'note';
}

/** The text for an installation that sends no email: the message is in the outbox. */
export default function KeptMail({ to, part = 'text' }: KeptMailProps) {
  const t = useT();
  return t(`mail.kept.${part}`, { to: to ?? 'none' });
}
