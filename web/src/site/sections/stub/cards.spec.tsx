import { readFileSync } from 'node:fs';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { expect, it, jest } from '@jest/globals';
import { KnownPagesContext } from '@nav/LocalLink';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onOpenChat } from '../../../features/chat/open-chat';
import { SearchCard } from '../../pages/knowledge-base/SearchCard';
import { StartChat } from '../../pages/live-chat-support/StartChat';

const read = (slug: string) =>
  JSON.parse(readFileSync(`web/src/site/pages/${slug}/fr.json`, 'utf8')) as Record<string, string>;
const messages = { ...read('live-chat-support'), ...read('knowledge-base'), ...read('help-center') };
const pages = { exists: () => true, carriesLanguage: () => true };

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const show = (card: ReactNode) =>
  render(
    <MemoryRouter>
      <KnownPagesContext value={pages}>
        <LanguageContext value={{ language: 'fr', setLanguage: () => undefined }}>
          <MessagesProvider language="fr" messages={messages}>
            {card}
            <Address />
          </MessagesProvider>
        </LanguageContext>
      </KnownPagesContext>
    </MemoryRouter>,
  );

it('the page of the live chat opens the chat', () => {
  const opened = jest.fn();
  const stop = onOpenChat(opened);
  show(<StartChat />);
  fireEvent.click(screen.getByRole('button', { name: 'Commencer à clavarder' }));
  stop();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('the knowledge base searches the help center, in the reader’s language', () => {
  show(<SearchCard />);
  fireEvent.change(screen.getByLabelText('Chercher dans les articles'), { target: { value: ' reçu ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Chercher' }));
  const { pathname, searchParams } = new URL(screen.getByTestId('address').textContent ?? '', 'http://local');
  expect([pathname, searchParams.get('q'), searchParams.get('lang')]).toEqual(['/help-center', 'reçu', 'fr']);
});
