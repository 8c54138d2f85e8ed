import type { ReactElement } from 'react';
import { Mailed } from '@parts/mail/Mailed';

/** The title of a note that says a mail is on its way, where mails leave the installation. */
export function mailedTitle(words: ReactElement): ReactElement {
  return <Mailed part="title">{words}</Mailed>;
}
