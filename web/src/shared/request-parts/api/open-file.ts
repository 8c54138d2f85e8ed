import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';

/** Opens a file by an address that is asked for now: those of the page are good for five minutes. */
export const useOpenFile = () =>
  useAction({
    run: async (id: string) => {
      const { url } = await unwrap(api.GET('/api/documents/{id}', { params: { path: { id } } }));
      if (url) window.location.assign(url);
    },
  });
