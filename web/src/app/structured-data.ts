import { majorOf } from '@contract/amount-format';
import { PRODUCT } from '@contract/product';
import { PRICE_CURRENCY, PRICING } from '@site/facts/figures';
import type { Head } from './head';

type Facts = Record<string, unknown>;
/** Ids of the messages on the page, and what they say with the documented figures in them. */
interface Words {
  ids: readonly string[];
  say: (id: string) => string;
}

const organization = (origin: string): Facts => ({
  '@type': 'Organization',
  name: PRODUCT.name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

const website = ({ language }: Head, origin: string): Facts => ({
  '@type': 'WebSite',
  name: PRODUCT.name,
  url: `${origin}/`,
  inLanguage: language,
});

function software({ description }: Head, { say }: Words): Facts {
  const plans = [
    ['starter', PRICING.starterCents],
    ['professional', PRICING.professionalCents],
  ] as const;
  const offers = plans.map(([plan, cents]) => ({
    '@type': 'Offer',
    name: say(`pricing.plans.${plan}.name`),
    price: majorOf(cents, PRICE_CURRENCY),
    priceCurrency: PRICE_CURRENCY,
  }));
  return {
    '@type': 'SoftwareApplication',
    name: PRODUCT.name,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers,
  };
}

/** Questions of the page (`sections/faq`): messages `<page>.faq.<question>.title` and `.text`. */
function questions({ ids, say }: Words): Facts[] {
  // Answers for where plans are sold come with the settings; documents have the others.
  const asked = ids.flatMap((id) => /^([\w-]+\.faq\.\w+(?<!Sold))\.title$/.exec(id)?.[1] ?? []);
  const mainEntity = asked.map((id) => ({
    '@type': 'Question',
    name: say(`${id}.title`),
    acceptedAnswer: { '@type': 'Answer', text: say(`${id}.text`) },
  }));
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
}

/** What search engines read about a page besides its text (schema.org). Only documents need it. */
export function structuredHtml(path: string, head: Head, words: Words, origin: string): string[] {
  const of: Record<string, () => Facts> = {
    '/': () => website(head, origin),
    '/about': () => organization(origin),
    '/pricing': () => software(head, words),
  };
  const facts = [...(path in of ? [of[path]?.() ?? {}] : []), ...questions(words)];
  return facts.map(
    (one) =>
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...one }).replaceAll('<', '\\u003c')}</script>`,
  );
}
