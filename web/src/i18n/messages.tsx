import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { PRODUCT } from '@contract/product';
import { localeOf, type Language } from '@contract/languages';
import { useCallback, useContext, useMemo, createContext, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

export type Messages = Record<string, string | MessageFormatElement[]>;

type Plain = string | number | boolean | Date | null | undefined;
export type TextValues = Record<string, Plain>;
export type RichValues = Record<string, Plain | ReactNode | ((parts: ReactNode[]) => ReactNode)>;

const Loaded = createContext<Messages>({});

function ignoreMissing(error: { code: string; message: string }): void {
  // A missing key falls back to English while building, and to the key itself here (spec 1, section 1).
  if (error.code !== 'MISSING_TRANSLATION') console.error(error.message);
}

/** Adds catalogues to those of the frame around it, so that a lazy part brings its own words. */
export function MessagesProvider({ language, messages, children }: { language: Language; messages: Messages; children: ReactNode }) {
  const outer = useContext(Loaded);
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <Loaded value={all}>
      <IntlProvider locale={localeOf(language)} defaultLocale="en" messages={all as Record<string, string>} onError={ignoreMissing}>
        {children}
      </IntlProvider>
    </Loaded>
  );
}

/** `t('leases.title', { count })`: the text of a message; `{product}` is filled in by itself. */
export function useT(): (id: string, values?: TextValues) => string {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, { product: PRODUCT.name, ...values }), [intl]);
}

/** A message with tags or elements in it: `<T id="…" values={{ b: (text) => <b>{text}</b> }} />`. */
export function T({ id, values }: { id: string; values?: RichValues }) {
  const intl = useIntl();
  return <>{intl.formatMessage({ id }, { product: PRODUCT.name, ...values } as Record<string, ReactNode>)}</>;
}
