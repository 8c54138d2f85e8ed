import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useParts } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { Children, type ReactNode } from 'react';
import { useRetention } from '../../facts/use-retention';
import { factsFor } from '../../facts/use-site-text';

const leadTo = (href: string) => (words: ReactNode[]) => (
  <Link key={href} look="inline" href={href}>
    {words}
  </Link>
);

/** Pages that a text may name: `<contact>contact page</contact>`. */
const LINKS = { contact: leadTo(paths.site('contact')), privacy: leadTo(paths.privacy()) };

function lines(words: ReactNode): ReactNode[][] {
  const all: ReactNode[][] = [[]];
  for (const part of Children.toArray(words)) {
    const [first, ...rest] = typeof part === 'string' ? part.split('\n') : [part];
    all.at(-1)?.push(first);
    all.push(...rest.map((line) => [line]));
  }
  return all;
}

/** A message of several paragraphs, one a line, with links where it names a page. */
export function Paragraphs({ id }: { id: string }) {
  const parts = useParts();
  const { language } = useLanguage();
  const retention = useRetention();
  return lines(parts(messageId(id), { ...factsFor(language), ...retention, ...LINKS })).map((line, index) => (
    <p key={index}>{line}</p>
  ));
}
