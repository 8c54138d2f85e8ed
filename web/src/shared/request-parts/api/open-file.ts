import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';

/** Opens a file with a newly requested address, because the addresses on the page expire after five minutes. */
export const useOpenFile = () =>
  useAction({
    run: async (id: string) => {
      const { url } = await unwrap(api.GET('/api/documents/{id}', { params: { path: { id } } }));
      if (url) window.location.assign(url);
    },
  });
