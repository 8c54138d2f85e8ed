import { session } from '@api/session';
import { LANGUAGES } from '@contract/languages';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { dismissToast } from '@ui/overlay/toastStore';
import { useProfileSaving } from './use-profile-saving';

const WORDS = {
  en: ['Profile update failed', 'No user logged in'],
  fr: ['Échec de la mise à jour du profil', 'Aucun utilisateur connecté'],
  es: ['No se pudo actualizar el perfil', 'Ningún usuario ha iniciado sesión'],
};

function Save() {
  const save = useProfileSaving();
  return <button onClick={() => save.mutate({ phone: '1' }, { onError: save.onError })}>Save</button>;
}

afterEach(() => act(() => dismissToast()));

it.each(LANGUAGES.map(({ code }) => code))(
  'a profile is only saved for a signed-in person: without a session nothing is sent, and a note says why in %s',
  async (language) => {
    const sent = jest.fn<typeof fetch>();
    globalThis.fetch = sent;
    expect(session.state().status).toBe('anonymous');
    render(
      <Around features={['account', '../api', '../app']} language={language}>
        <QueryClientProvider client={new QueryClient()}>
          <Save />
        </QueryClientProvider>
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </Around>,
    );
    fireEvent.click(screen.getByText('Save'));
    for (const text of WORDS[language]) expect(await screen.findByText(text)).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  },
);
