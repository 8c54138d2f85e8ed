import { useState } from 'react';
import { Heading, ThemeSwitch, Toaster } from '..';
import { ArtPart } from './ArtPart';
import { ControlsPart } from './ControlsPart';
import { DataPart } from './DataPart';
import { FieldsPart } from './FieldsPart';
import styles from './Gallery.module.css';
import { MantinePart } from './MantinePart';
import { ShellView, type ShellKind } from './ShellView';
import { StatesPart } from './StatesPart';

/** Everything in the kit on one page, for those who build with it. Development only: no route leads here. */
export function Gallery({ view }: { view?: ShellKind }) {
  const [parts] = useState([ControlsPart, FieldsPart, StatesPart, DataPart, MantinePart, ArtPart]);
  return (
    <>
      {view ? (
        <ShellView kind={view} />
      ) : (
        <main className={styles.page}>
          <Heading level={1}>Kit</Heading>
          <ThemeSwitch words={{ label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' }} />
          {parts.map((Part, index) => (
            <Part key={index} />
          ))}
        </main>
      )}
      <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
    </>
  );
}
