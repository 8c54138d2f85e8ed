import { useSiteSettings } from '@nav/site-settings';
import { useSiteText } from '../../facts/use-site-text';

const FIGURES = 'site.sample';

/**
 * The footnote below marketing figures, unless the installation shows its own (docs/specification/product.md). Each section
 * with invented content has one; `text` is another message, for content other than figures. That one is always shown: people,
 * projects and partners stay invented whatever the figures are.
 */
export function SampleNote({ className, text = FIGURES }: { className?: string; text?: string }) {
  const say = useSiteText();
  const { figures } = useSiteSettings();
  if (text === FIGURES && figures !== 'sample') return null;
  return (
    <p className={className}>
      <small>{say(text)}</small>
    </p>
  );
}
