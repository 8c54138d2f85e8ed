/** A value after `de` or `que` in a French message. */
const AFTER = /(?<!\p{L})(d|qu)e \{(\w+)\}/giu;
/** H and y are left alone: whether they are elided depends on the name. */
const VOWEL = /^[aeiouàâäéèêëîïôöùûü]/iu;

/**
 * A French message in which `de {name}` and `que {name}` are elided for these values: *un paiement d’Amélie*, *le loyer
 * d’avril*. Only the message is changed, so that what people wrote stays as it is.
 */
export function elided(message: string, values: Readonly<Record<string, string | number>>): string {
  if (!message.includes('e {')) return message;
  return message.replace(AFTER, (all, start: string, name: string) =>
    VOWEL.test(String(values[name] ?? '')) ? `${start}’{${name}}` : all,
  );
}
