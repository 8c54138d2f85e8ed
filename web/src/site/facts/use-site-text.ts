import type { Language } from '@contract/languages';
import { DEMO_MINUTES, ELITE } from '@contract/limits';
import { PROMOTION } from '@contract/promotion';
import { formatsFor, type Formats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT, type TextValues } from '@i18n/messages';
import { useCallback } from 'react';
import { CASHBACK, DATA_REQUEST_DAYS, FIGURES, IMPACT, PLAN_PRICES, PRICE_CURRENCY, PRICING } from './figures';

const whole = ({ money }: Formats, cents: number) => money(cents, PRICE_CURRENCY, { fraction: 'hide' });

function reach(formats: Formats): TextValues {
  const { number, percent, money } = formats;
  return {
    properties: `${number(FIGURES.properties)}+`,
    tenants: `${number(FIGURES.tenants)}+`,
    units: number(FIGURES.units),
    rentProcessed: `${money(FIGURES.rentProcessedCents, PRICE_CURRENCY, { compact: true })}+`,
    uptime: percent(FIGURES.uptime),
    saved: percent(FIGURES.paperworkSaved),
    onTime: percent(FIGURES.onTimePayments),
    rating: number(FIGURES.appRating),
    // As docs/specification/content.md prescribes it: “50k+”.
    downloads: `${number(FIGURES.downloads, { notation: 'compact' }).toLowerCase()}+`,
    eliteOwners: `${number(FIGURES.eliteOwners)}+`,
  };
}

function prices(formats: Formats): TextValues {
  const { percent, day } = formats;
  return {
    starter: whole(formats, PRICING.starterCents),
    professional: whole(formats, PRICING.professionalCents),
    starterProperties: PRICING.starterProperties,
    professionalProperties: PRICING.professionalProperties,
    traditional: whole(formats, PLAN_PRICES.traditionalCents),
    annualDiscount: percent(PLAN_PRICES.annualDiscount),
    savedPerYear: whole(formats, (PLAN_PRICES.traditionalCents - PRICING.starterCents) * 12),
    cashback: percent(CASHBACK),
    onboarding: whole(formats, PROMOTION.valueCents),
    promotionEnds: day(PROMOTION.lastDay, { dateStyle: 'long' }),
    eliteAnnual: whole(formats, ELITE.annualCents),
    eliteLifetime: whole(formats, ELITE.lifetimeCents),
  };
}

function promises(): TextValues {
  return {
    trialDays: PRICING.trialDays,
    noticeDays: PRICING.noticeDays,
    moneyBackDays: ELITE.moneyBackDays,
    demoMinutes: DEMO_MINUTES,
    dataRequestDays: DATA_REQUEST_DAYS,
  };
}

function impact(formats: Formats): TextValues {
  return {
    donated: whole(formats, IMPACT.donatedCents),
    homes: IMPACT.homes,
    families: IMPACT.families,
    partners: IMPACT.partners,
    landlords: IMPACT.landlords,
    participants: IMPACT.tenants,
    propertiesPerHome: IMPACT.propertiesPerHome,
  };
}

const formatted = new Map<Language, TextValues>();

/** Every documented figure, formatted in the reader's language. Any message of the site can use them as values. */
export function factsFor(language: Language): TextValues {
  const formats = formatsFor(language);
  const facts = formatted.get(language) ?? { ...reach(formats), ...prices(formats), ...promises(), ...impact(formats) };
  formatted.set(language, facts);
  return facts;
}

/**
 * `useT` for the sections, which build ids from their page's prefix (a test renders each page and finds missing messages). The
 * documented figures are always available as values: `{starter} a month`.
 */
export function useSiteText(): (id: string, values?: TextValues) => string {
  const t = useT();
  const { language } = useLanguage();
  return useCallback((id, values) => t(messageId(id), { ...factsFor(language), ...values }), [t, language]);
}

/** One documented figure, formatted. */
export function useFact(): (name: string) => string {
  const { language } = useLanguage();
  return useCallback((name) => String(factsFor(language)[name] ?? ''), [language]);
}
