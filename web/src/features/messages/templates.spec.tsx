import { blanksIn } from '@contract/message-template';
import { afterEach, describe, expect, it } from '@jest/globals';
import { STALE, stopPlaying, type Played } from '@nav/testing/play-server';
import { changesIn, click, showPage, type, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { dismissToast } from '@ui/overlay/toastStore';
import type { ReactNode } from 'react';
import { Composer } from './components/Composer';
import { NewMessageDialog } from './components/NewMessageDialog';
import { TemplatesDialog } from './components/templates/TemplatesDialog';

const WATER = { id: 't1', name: 'Water', subject: 'No water', message: 'Hello {firstName}', version: 3 };
const PATH = '/api/messages/templates';
const done = () => undefined;

interface Shown {
  templates?: object[] | Played;
  answer?: (call: Call) => Played | undefined;
  language?: 'en' | 'fr';
}

/** A page over these templates; other lists are empty. */
function show(page: ReactNode, { templates = [WATER], answer, language }: Shown = {}): Call[] {
  return showPage({
    page: (
      <>
        {page}
        <Toaster words={{ region: 'Notes', dismiss: 'Dismiss' }} />
      </>
    ),
    features: ['messages'],
    language,
    answer: (call) => {
      const given = answer?.(call);
      if (given) return given;
      if (call.method !== 'GET') return [200, WATER];
      if (call.path !== PATH) return [200, []];
      return typeof templates[0] === 'number' ? (templates as Played) : [200, templates];
    },
  });
}

const valueOf = (label: string) => screen.getAllByLabelText<HTMLTextAreaElement>(label).at(-1)?.value;
const choose = async (name: string) => {
  const select = screen.getByLabelText('Template');
  const { value } = await within(select).findByRole<HTMLOptionElement>('option', { name });
  await act(async () => void fireEvent.change(select, { target: { value } }));
};
/** Clicks what has these words, or this label, once it is there. */
const press = async (words: string | { label: string }) => {
  const found = typeof words === 'string' ? await screen.findByText(words) : await screen.findByLabelText(words.label);
  await act(async () => void fireEvent.click(found));
};

afterEach(() => {
  dismissToast();
  cleanup();
  stopPlaying();
});

describe('a template in a message to many', () => {
  it('DAY-26 fills in subject and text, and what it replaced comes back', async () => {
    show(<NewMessageDialog onClose={done} />);
    await type('Message', 'My own words');
    await choose('Water');
    expect([valueOf('Subject'), valueOf('Message')]).toEqual(['No water', 'Hello {firstName}']);
    await choose('Rent reminder');
    expect(valueOf('Subject')).toBe('Rent due on [day]');
    await click('Undo');
    expect([valueOf('Subject'), valueOf('Message')]).toEqual(['', 'My own words']);
    expect(screen.queryByText('The template replaced what you wrote.')).toBeNull();
  });

  it('replaces nothing where nothing was written', async () => {
    show(<NewMessageDialog onClose={done} />);
    await choose('Water');
    expect(screen.queryByText('The template replaced what you wrote.')).toBeNull();
  });

  it('is a suggestion in the language of the writer, which is copied and nothing else', async () => {
    const calls = show(<NewMessageDialog onClose={done} />, { templates: [], language: 'fr' });
    const select = await screen.findByLabelText('Modèle');
    await act(async () => void fireEvent.change(select, { target: { value: 'suggestion rent' } }));
    expect(valueOf('Objet')).toBe('Loyer dû le [jour]');
    expect(valueOf('Message')).toMatch(/^Bonjour \{firstName\},\n\nUn petit rappel/);
    expect(changesIn(calls)).toEqual([]);
  });

  it('DAY-28 is made of the text at hand, and a field that no tenant has is named before anything is sent', async () => {
    const calls = show(<NewMessageDialog onClose={done} />);
    await type('Message', 'Hello {prénom}');
    await click('Save as template');
    await type('Name', 'Winter');
    await click('Save template');
    expect(await screen.findByText('{prénom} isn’t a field. Check its spelling.')).toBeTruthy();
    expect(changesIn(calls)).toEqual([]);
    await act(async () => {
      const dialog = screen.getByRole('dialog', { name: 'New template', hidden: true });
      fireEvent.change(within(dialog).getByLabelText('Message'), { target: { value: 'Hello {firstName}' } });
    });
    await click('Save template');
    await waitFor(() => expect(screen.queryByText('New template')).toBeNull());
    expect(changesIn(calls)).toEqual([
      { method: 'POST', path: PATH, body: { name: 'Winter', subject: null, message: 'Hello {firstName}' } },
    ]);
  });

  it('is changed from the message that was made of it', async () => {
    const calls = show(<NewMessageDialog onClose={done} />);
    await choose('Water');
    expect(screen.queryByRole('button', { name: 'Update “Water”', hidden: true })).toBeNull();
    await type('Message', 'Hello {firstName}, no water today.');
    await press('Update “Water”');
    await click('Save template');
    await waitFor(() => expect(changesIn(calls)).toHaveLength(1));
    const body = { name: 'Water', subject: 'No water', message: 'Hello {firstName}, no water today.', version: 3 };
    expect(changesIn(calls)).toEqual([{ method: 'PATCH', path: `${PATH}/t1`, body }]);
  });

  it('that did not load can be asked for again, and the message is written without it', async () => {
    const calls = show(<NewMessageDialog onClose={done} />, {
      templates: [500, { code: 'internal', error: 'x', requestId: 'r' }],
    });
    expect(await screen.findByText('Your templates didn’t load.')).toBeTruthy();
    await choose('Water shut-off');
    expect(valueOf('Subject')).toBe('No water on [day]');
    const before = calls.length;
    await press('Try again');
    expect(calls.slice(before).map(({ path }) => path)).toContain(PATH);
  });

  it('DAY-26 is not sent while something is left to fill in, and the preview says so', async () => {
    const calls = show(<NewMessageDialog to={['l1']} onClose={done} />, {
      answer: ({ path }) =>
        path.endsWith('/preview')
          ? [200, [{ leaseId: 'l1', to: 'Kim', home: '87', message: 'No water on Monday, [day]', joined: true }]]
          : undefined,
    });
    await choose('Water shut-off');
    await click('Preview');
    expect(await screen.findByText(/Still to fill in: \[day\].*without brackets/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ }).disabled).toBe(true);
    expect(calls.some(({ path }) => path.endsWith('/bulk'))).toBe(false);
  });

  it('names what is still to be filled in, each once', () => {
    expect(blanksIn('On [day] from [time] to [time], [].\n[a\nb]')).toEqual(['[day]', '[time]']);
  });
});

describe('the list of templates', () => {
  it('is outlined while it loads, and can be asked for again where it does not', async () => {
    show(<TemplatesDialog onClose={done} />, { answer: ({ path }) => (path === PATH ? [0, null] : undefined) });
    expect(screen.getByLabelText('Loading…')).toBeTruthy();
    cleanup();
    show(<TemplatesDialog onClose={done} />, { templates: [500, { code: 'internal', error: 'x', requestId: 'r' }] });
    expect(await screen.findByText('This didn’t load')).toBeTruthy();
    expect(screen.queryByText('New template')).toBeNull();
  });

  it('begins with a suggestion, whose words can be changed before they are kept', async () => {
    const calls = show(<TemplatesDialog onClose={done} />, { templates: [] });
    expect(await screen.findByText('No templates yet')).toBeTruthy();
    await press('Inspection notice');
    expect(valueOf('Name')).toBe('Inspection notice');
    await type('Name', 'Visit');
    await click('Save template');
    await waitFor(() => expect(changesIn(calls)).toMatchObject([{ method: 'POST', body: { name: 'Visit' } }]));
  });

  it('DAY-29 offers no more at the most', async () => {
    const templates = Array.from({ length: 50 }, (_, at) => ({ ...WATER, id: `t${at}`, name: `Template ${at}` }));
    show(<TemplatesDialog onClose={done} />, { templates });
    expect(await screen.findByText(/^You have 50 templates/)).toBeTruthy();
    expect([screen.queryByText('New template'), screen.queryByText('Rent reminder')]).toEqual([null, null]);
  });

  it('keeps the focus in the dialog when the last one is deleted', async () => {
    let stored: object[] = [WATER];
    show(<TemplatesDialog onClose={done} />, {
      answer: ({ method, path }) => {
        if (method === 'DELETE') stored = [];
        return path === PATH && method === 'GET' ? [200, stored] : undefined;
      },
    });
    (await screen.findByLabelText('Delete Water')).focus();
    await press({ label: 'Delete Water' });
    expect(await screen.findByText('No templates yet')).toBeTruthy();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('deletes one and takes that back with the same words', async () => {
    const calls = show(<TemplatesDialog onClose={done} />);
    await press({ label: 'Delete Water' });
    await press('Undo');
    expect(await screen.findByText('Template restored')).toBeTruthy();
    const { name, subject, message } = WATER;
    expect(changesIn(calls)).toEqual([
      { method: 'DELETE', path: `${PATH}/t1`, body: undefined },
      { method: 'POST', path: PATH, body: { name, subject, message } },
    ]);
  });

  it('DAY-29 shows what a colleague saved meanwhile, and loses nothing of what was typed', async () => {
    let stored = WATER;
    const calls = show(<TemplatesDialog onClose={done} />, {
      answer: ({ method, body, path }) => {
        if (method === 'PATCH') return (body as typeof WATER).version === stored.version ? [200, stored] : STALE;
        return path === PATH && method === 'GET' ? [200, [stored]] : undefined;
      },
    });
    await press({ label: 'Edit Water' });
    stored = { ...WATER, message: 'Theirs', version: 4 };
    await type('Message', 'Mine');
    await click('Save template');
    await press('Show the newer version');
    await waitFor(() => expect(valueOf('Message')).toBe('Theirs'));
    await press('Keep mine');
    await waitFor(() => expect(valueOf('Message')).toBe('Mine'));
    await click('Save template');
    await waitFor(() => expect(changesIn(calls).at(-1)?.body).toMatchObject({ message: 'Mine', version: 4 }));
  });
});

describe('a template in the conversation of one lease', () => {
  const preview = (message?: string) => (call: Call) =>
    call.path === '/api/messages/bulk/preview'
      ? ([200, message ? [{ leaseId: 'l1', to: 'Kim', home: '9', message, joined: true }] : []] as Played)
      : undefined;
  const insert = async (name: string) => {
    await press('Insert template');
    await press(name);
  };

  it('is inserted with the fields filled in, after what was written', async () => {
    const calls = show(<Composer leaseId="l1" canAttach templates />, { answer: preview('No water\n\nHello Kim') });
    await type('Message', 'One more thing:');
    await insert('Water');
    expect(valueOf('Message')).toBe('One more thing:\n\nNo water\n\nHello Kim');
    expect(changesIn(calls).map(({ body }) => body)).toEqual([
      { leaseIds: ['l1'], subject: 'No water', message: 'Hello {firstName}' },
    ]);
  });

  it('says so where the lease has no tenants', async () => {
    show(<Composer leaseId="l1" canAttach templates />, { answer: preview() });
    await insert('Water');
    expect(await screen.findByText(/^This lease has no tenants/)).toBeTruthy();
    expect(valueOf('Message')).toBe('');
  });

  it('is made of what is written, which is not sent with it', async () => {
    const calls = show(<Composer leaseId="l1" canAttach templates />);
    await type('Message', 'Please close the taps.');
    await insert('Save as template');
    await type('Name', 'Taps');
    await click('Save template');
    await waitFor(() => expect(changesIn(calls)).toHaveLength(1));
    expect(changesIn(calls)).toMatchObject([{ path: PATH, body: { name: 'Taps', message: 'Please close the taps.' } }]);
    expect(screen.getAllByLabelText<HTMLTextAreaElement>('Message')[0]?.value).toBe('Please close the taps.');
  });

  it('is not offered to tenants', async () => {
    const calls = show(<Composer leaseId="l1" canAttach />);
    expect([screen.queryByText('Insert template'), calls]).toEqual([null, []]);
  });
});
