import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageId } from '@i18n/message-ids';
import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { compileGroup } from '../../tools/catalogues.mjs';
import { MessagesProvider, useT } from './messages';

const src = 'web/src';
const { messages } = compileGroup(
  'base',
  ['app', 'api', 'ui'].map((folder) => join(src, folder, 'messages')),
  'fr',
);
const outer = ({ children }: { children: ReactNode }) => (
  <MessagesProvider language="fr" messages={messages}>
    {children}
  </MessagesProvider>
);

describe('words come by react-intl', () => {
  it('useIntl gives the object that the provider made of compiled catalogues', () => {
    const { result } = renderHook(() => ({ intl: useIntl(), t: useT() }), { wrapper: outer });
    const { intl, t } = result.current;
    expect(intl.locale).toBe('fr-CA');
    expect(intl.formatMessage({ id: 'app.failure.reference' }, { reference: 'R-7' })).toBe(
      'Référence à nous donner\u00a0: R-7',
    );
    expect(t('app.failure.reference', { reference: 'R-7' })).toBe(
      intl.formatMessage({ id: 'app.failure.reference' }, { reference: 'R-7' }),
    );
  });

  it('a part within adds its own words and keeps those around it', () => {
    const within = ({ children }: { children: ReactNode }) =>
      outer({
        children: (
          <MessagesProvider language="fr" messages={{ 'x.own': 'À soi' }}>
            {children}
          </MessagesProvider>
        ),
      });
    const { result } = renderHook(() => useT(), { wrapper: within });
    expect([result.current(messageId('x.own')), result.current('app.close')]).toEqual(['À soi', 'Fermer']);
  });

  it('one module uses react-intl: its object has only the messages, and useFormats() formats dates and numbers', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file),
    );
    const speaking = files.filter((file) =>
      /from ['"](react-intl|@formatjs\/intl)['"]/.test(readFileSync(join(src, file), 'utf8')),
    );
    expect(speaking).toEqual([join('i18n', 'messages.tsx')]);
  });
});
