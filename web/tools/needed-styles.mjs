// The rules of a stylesheet that a document needs for its first paint: they are in the document itself, so that nothing
// has to be fetched before it is rendered. The whole sheet follows. It contains the same rules and more (except for the
// font faces), so nothing changes when it arrives.
import Beasties from 'beasties';

/**
 * What Beasties would take for unused, since it matches rules with the document as it was written: rules of a state that comes
 * before the application (the theme, a disclosure that is opened, a part that is shown), and rules of a pseudo-class or
 * pseudo-element alone.
 */
const ALLOWED = [/\[(?:data-theme|open|hidden)\b/, /^:(?!root)/];

/** Faces come from elsewhere (`tools/styles`), and which movements are used is found with the values. */
const beasties = new Beasties({
  external: false,
  fonts: false,
  keyframes: 'all',
  allowRules: ALLOWED,
  logLevel: 'warn',
  safeParser: false,
});

/** Names that follow `pattern` anywhere in the text. */
const named = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

/**
 * Removes custom properties and animations that no kept rule uses, because Beasties doesn't handle custom properties
 * and keeps all of `:root`. Values may refer to others, so this repeats until nothing more is removed.
 */
function withoutUnspoken(css, html) {
  const values = named(css + html, /var\((--[\w-]+)/g);
  const kept = css
    .replaceAll(/([;{])(--lw-[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?=[;}])/g, (text, before, name) =>
      values.has(name) ? text : before,
    )
    .replaceAll(/([;{]);+/g, '$1')
    .replaceAll(/(?<=[{};])[^{};@]+\{\}/g, '')
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name) =>
      css.split(name).length > 2 ? text : '',
    );
  return kept.length < css.length ? withoutUnspoken(kept, html) : kept;
}

/** The part of `css` that a document of this HTML may show. */
export async function neededStyles(css, html) {
  const styled = await beasties.process(html.replace('</head>', () => `<style>${css}</style></head>`));
  const [, kept = ''] = /<style>([^]*?)<\/style>/.exec(styled) ?? [];
  return withoutUnspoken(kept, html);
}
