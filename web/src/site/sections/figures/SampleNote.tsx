import { useSiteSettings } from '@nav/site-settings';
import { useSiteText } from '../../facts/use-site-text';

/**
 * The footnote below marketing figures, unless the installation shows its own (docs/specification/product.md). Each section
 * with invented content has one; `text` is another message, for content other than figures.
 */
export function SampleNote({ className, text = 'site.sample' }: { className?: string; text?: string }) {
  const say = useSiteText();
  const { figures } = useSiteSettings();
  return figures === 'sample' ? (
    <p className={className}>
      <small>{say(text)}</small>
    </p>
  ) : null;
}
