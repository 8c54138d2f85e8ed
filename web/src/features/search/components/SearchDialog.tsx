import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Modal } from '@ui/overlay/Modal';
import { useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { LONGEST } from '../api/search';
import type { SearchResultsProps } from './SearchResults';
import styles from './SearchDialog.module.css';

export interface SearchDialogProps extends Pick<
  SearchResultsProps,
  'userType' | 'destinations' | 'commands' | 'onClose'
> {
  /** What was found. It may load later: the field takes words from the first key on. */
  Results: ComponentType<SearchResultsProps>;
}

/** One field over everything that is the reader's own, and over the pages of the product. */
export function SearchDialog({ userType, destinations, commands, onClose, Results }: SearchDialogProps) {
  const t = useT();
  const id = useId();
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState<string>();
  const [lease, setLease] = useState<string>();
  const chooseLease = (next: string | undefined) => {
    setLease(next);
    setText('');
  };
  return (
    <Modal asksFirst={false} className={styles.dialog} label={t('app.search.open')} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.bar}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <input
            data-autofocus=""
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={active}
            aria-label={t(lease ? 'app.search.placeholder.lease' : 'app.search.label')}
            placeholder={t(lease ? 'app.search.placeholder.lease' : messageId(`app.search.placeholder.${userType}`))}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => keys.current?.(event)}
            className={styles.input}
          />
          <IconButton data-close="" label={t('app.close')} icon={<IconX aria-hidden />} onClick={onClose} />
        </div>
        <Results
          userType={userType}
          destinations={destinations}
          commands={commands}
          text={text}
          lease={lease}
          onLease={chooseLease}
          id={id}
          keys={keys}
          onActive={setActive}
          onClose={onClose}
        />
      </div>
    </Modal>
  );
}
