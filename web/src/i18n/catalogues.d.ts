declare module 'virtual:catalogues' {
  import type { Language } from '@contract/languages';
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  type Loader = () => Promise<{ default: Record<string, string | MessageFormatElement[]> }>;
  export const catalogues: Record<string, Record<Language, Loader>>;
}

declare module 'virtual:local-words' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const words: Record<string, string | MessageFormatElement[]>;
  export default words;
}
