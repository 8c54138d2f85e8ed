// The rules of a stylesheet that a document needs for its first paint: they stand in the document itself, so that nothing has to
// be fetched before it is drawn. The whole sheet follows; it says the same and more (but for the fonts’ faces), so nothing changes when it comes.

/** The end of the block or statement that begins at `from`: braces in strings do not count. */
function endOf(css, from) {
  let depth = 0;
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at + 1;
    else if (sign === ';' && depth === 0) return at + 1;
  }
  return css.length;
}

/** Rules in order: what stands before the braces, and within them. */
function* rulesIn(css) {
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at);
    const text = css.slice(at, end).trim();
    const open = text.indexOf('{');
    if (text) yield open < 0 ? { head: text, body: undefined } : { head: text.slice(0, open).trim(), body: text.slice(open + 1, -1) };
    at = end;
  }
}

const GROUPS = /^@(media|supports|layer|container)\b/;

/** Whether the document has every class that one of the selectors names. What stands in `:not(…)` and its like is not counted. */
function mayHold(selectors, used) {
  const plain = selectors.replaceAll(/:(?:not|is|where|has)\([^()]*\)/g, '');
  return plain.split(',').some((selector) => (selector.match(/\.[A-Za-z_][\w-]*/g) ?? []).every((name) => used.has(name.slice(1))));
}

function keptRules(css, used) {
  let kept = '';
  for (const { head, body } of rulesIn(css)) {
    if (body === undefined) kept += head;
    else if (GROUPS.test(head)) {
      const inner = keptRules(body, used);
      if (inner) kept += `${head}{${inner}}`;
    } else if (head.startsWith('@') || mayHold(head, used)) kept += `${head}{${body}}`;
  }
  return kept;
}

/** Names that follow `pattern` anywhere in the text. */
const named = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

/** Values and movements that no kept rule speaks of: values may speak of others, so until nothing more falls away. */
function withoutUnspoken(css, html) {
  const values = named(css + html, /var\((--[\w-]+)/g);
  const kept = css
    .replaceAll(/([;{])(--lw-[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?=[;}])/g, (text, before, name) => (values.has(name) ? text : before))
    .replaceAll(/([;{]);+/g, '$1')
    .replaceAll(/(?<=[{};])[^{};@]+\{\}/g, '')
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name) => (css.split(name).length > 2 ? text : ''));
  return kept.length < css.length ? withoutUnspoken(kept, html) : kept;
}

/** The part of `css` that a document of this HTML may show. */
export function neededStyles(css, html) {
  const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
  return withoutUnspoken(keptRules(css.replaceAll(/\/\*.*?\*\//gs, ''), used), html);
}
