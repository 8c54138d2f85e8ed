import { useT } from '@i18n/messages';

export interface KeptMailProps {
  /** Whom the message is for. */
  to?: string;
  /** A headline, the sentence that belongs to it, or what is said before anything was written. */
  part?: 'title' | 'text' | 'note';
}

/** What is true where no mail leaves the house: the message is in the outbox. */
export default function KeptMail({ to, part = 'text' }: KeptMailProps) {
  const t = useT();
  return t(`mail.kept.${part}`, { to: to ?? 'none' });
}
