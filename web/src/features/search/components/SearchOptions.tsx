import { useT } from '@i18n/messages';
import { useLinkComponent } from '@ui/link/LinkProvider';
import type { MouseEvent } from 'react';
import type { Group, Result } from './use-groups';
import styles from './SearchDialog.module.css';

export type Follow = (result: Result, event: MouseEvent) => void;

interface OptionProps {
  result: Result;
  id: string;
  current: boolean;
  onPoint: () => void;
  onFollow: Follow;
}

function Option({ result, id, current, onPoint, onFollow }: OptionProps) {
  const LinkComponent = useLinkComponent();
  const option = {
    role: 'option',
    id,
    tabIndex: -1,
    'aria-selected': current,
    className: styles.option,
    onMouseMove: onPoint,
    onClick: (event: MouseEvent) => onFollow(result, event),
  };
  const parts = (
    <>
      <span className={styles.lead}>{result.lead}</span>
      <span className={styles.words}>
        <span className={styles.title}>{result.title}</span>
        {result.detail && <span className={styles.detail}>{result.detail}</span>}
      </span>
      {result.end && <span className={styles.end}>{result.end}</span>}
    </>
  );
  if (result.run)
    return (
      <button type="button" {...option}>
        {parts}
      </button>
    );
  return (
    <LinkComponent href={result.href} {...option}>
      {parts}
    </LinkComponent>
  );
}

export interface SearchOptionsProps {
  groups: readonly Group[];
  id: string;
  at: number;
  onPoint: (at: number) => void;
  onFollow: Follow;
}

/** What was found, by kind. The field keeps the focus; the arrows choose. */
export function SearchOptions({ groups, id, at, onPoint, onFollow }: SearchOptionsProps) {
  const t = useT();
  let before = 0;
  return (
    <div role="listbox" id={id} aria-label={t('search.results')} className={styles.results}>
      {groups.map(({ key, label, results }) => {
        const start = before;
        before += results.length;
        return (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={styles.group}>
            <p id={`${id}-${key}`} className={styles.heading}>
              {label}
            </p>
            {results.map((result, index) => (
              <Option
                key={result.key}
                result={result}
                id={`${id}-${start + index}`}
                current={start + index === at}
                onPoint={() => onPoint(start + index)}
                onFollow={onFollow}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
