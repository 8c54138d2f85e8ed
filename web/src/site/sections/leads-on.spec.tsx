import { readFileSync } from 'node:fs';
import { session, type SignedIn } from '@api/session';
import type { UserType } from '@contract/roles';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { chosenPlan, forgetChosenPlan } from '@nav/chosen-plan';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { onOpenChat } from '../../features/chat/open-chat';
import LiveChatSupportPage from '../pages/live-chat-support/page';
import { ElitePlans } from './elite/ElitePlans';
import { ProtectionPlans } from './protection/ProtectionPlans';

const messages = Object.assign(
  {},
  ...[
    'pages/protection-plan',
    'pages/elite-partner-signup',
    'pages/live-chat-support',
    'sections/stub/messages',
    'messages',
  ].map((folder) => JSON.parse(readFileSync(`web/src/site/${folder}/en.json`, 'utf8'))),
) as Record<string, string>;

const show = (section: React.ReactNode) =>
  render(
    <MemoryRouter>
      <LanguageContext value={{ language: 'en', setLanguage: () => undefined }}>
        <MessagesProvider language="en" messages={messages}>
          {section}
        </MessagesProvider>
      </LanguageContext>
    </MemoryRouter>,
  );
const signIn = (userType: UserType) =>
  act(() => session.begin({ access_token: 't', profile: { userId: 'u', userType } } as unknown as SignedIn));
const link = (name: string) => screen.queryByRole('link', { name });

afterEach(() => {
  act(() => session.end('signed-out'));
  forgetChosenPlan();
});

describe('protection plans', () => {
  const choose = () => {
    show(<ProtectionPlans id="protection-plan" anchor="plans" />);
    const plan = screen
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes('HVAC Premium') && textContent.includes('Select plan'));
    fireEvent.click(within(plan as HTMLElement).getByRole('button'));
    expect(screen.getByRole('status').textContent).toContain('You selected HVAC Premium');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  };

  it('PP-007 a visitor signs in first, and the plan is kept for the unit', () => {
    choose();
    const go = link('Attach it to a unit');
    expect(go?.getAttribute('href')).toBe('/login?next=%2Fdashboards%2Flandlord%2Fproperties');
    fireEvent.click(go as HTMLElement);
    expect(chosenPlan()).toBe('hvac-premium');
  });

  it('PP-007 a landlord goes to their units, and no one else is sent there', () => {
    signIn('landlord');
    choose();
    expect(link('Attach it to a unit')?.getAttribute('href')).toBe('/dashboards/landlord/properties');
    signIn('tenant');
    expect(link('Attach it to a unit')).toBeNull();
  });
});

describe('Elite plans', () => {
  it('EL-002 EL-006 lead a visitor over the registration to the subscription with the chosen plan', () => {
    show(<ElitePlans id="elite-partner-signup.plans" />);
    const go = () => link('Register as a supplier to subscribe')?.getAttribute('href');
    expect(go()).toBe('/register/supplier?next=%2Felite%2Fsubscribe%3Fplan%3Dannual');
    fireEvent.click(screen.getByRole('radio', { name: /Lifetime/ }));
    expect(go()).toBe('/register/supplier?next=%2Felite%2Fsubscribe%3Fplan%3Dlifetime');
  });

  it('EL-006 lead a signed-in supplier straight there, and say so', () => {
    signIn('supplier');
    show(<ElitePlans id="elite-partner-signup.plans" />);
    fireEvent.click(screen.getByRole('radio', { name: /Lifetime/ }));
    expect(link('Subscribe')?.getAttribute('href')).toBe('/elite/subscribe?plan=lifetime');
    expect(link('Register as a supplier to subscribe')).toBeNull();
  });
});

it('RT-120 the page of the live chat opens the chat itself', () => {
  show(<LiveChatSupportPage />);
  const open = jest.fn();
  const stop = onOpenChat(open);
  fireEvent.click(screen.getByRole('button', { name: 'Start a chat' }));
  stop();
  expect(open).toHaveBeenCalledTimes(1);
});
