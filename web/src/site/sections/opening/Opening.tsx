import { cx } from '@ui/cx';
import { Heading } from '@ui/layout/Heading';
import { useId, type ReactNode } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Actions, type Action } from '../actions/Actions';
import { Section, type SectionProps } from '../Section';
import { BackButton } from './BackButton';
import styles from './Opening.module.css';

export interface OpeningProps extends Pick<SectionProps, 'tone'> {
  /** Messages `<id>.title`, `.lead`; with `note` also `.note`. */
  id: string;
  actions?: readonly Action[];
  note?: boolean;
  /** Below the words: that they have sample figures. */
  more?: ReactNode;
  /** A button to the page before this one. */
  back?: boolean;
  /** A drawing or a fragment of the interface beside the words. */
  picture?: ReactNode;
  /** The picture is at the section's lower edge, as if on the ground. */
  grounded?: boolean;
}

/** How a page below the landing page begins: its h1, what it is about, the ways on. */
export function Opening({ id, actions, note, more, back, picture, grounded, tone }: OpeningProps) {
  const say = useSiteText();
  const heading = useId();
  const night = tone === 'night';
  return (
    <Section
      tone={tone}
      labelledBy={heading}
      className={cx(styles.opening, picture !== undefined && styles.pictured, grounded && styles.grounded)}
    >
      <div className={styles.words}>
        {back && <BackButton />}
        <Heading level={1} look="d1" id={heading}>
          {say(`${id}.title`)}
        </Heading>
        <p className={cx(styles.lead, night && styles.onNight)}>{say(`${id}.lead`)}</p>
        {actions && <Actions actions={actions} night={night} />}
        {note && <p className={cx(styles.note, night && styles.onNight)}>{say(`${id}.note`)}</p>}
        {more}
      </div>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </Section>
  );
}
