import { Mailed } from '@shared/mail/Mailed';
import type { ReactElement } from 'react';

/** The title of a note that says a mail is on its way, where mails leave the installation. */
export function mailedTitle(words: ReactElement): ReactElement {
  return <Mailed part="title">{words}</Mailed>;
}
