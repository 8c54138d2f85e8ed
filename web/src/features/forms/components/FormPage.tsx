import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Card } from '@ui/layout/Card';
import { Heading } from '@ui/layout/Heading';
import type { ReactNode } from 'react';
import styles from './FormPage.module.css';

export interface FormPageProps {
  title: string;
  lead: string;
  /** Promises and facts beside the form. */
  facts?: readonly string[];
  /** With a title the facts are a plain list, without one each has a tick. */
  factsTitle?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the site that is about one form: what it is for at the left, the form at the right. */
export function FormPage({ title, lead, facts = [], factsTitle, aside, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Heading level={1} look="d2">
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {factsTitle && <h2 className={styles.factsTitle}>{factsTitle}</h2>}
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              {!factsTitle && <IconCheck size={20} stroke={1.75} aria-hidden />}
              {fact}
            </li>
          ))}
        </ul>
        {aside}
      </div>
      <Card className={styles.card}>{children}</Card>
    </div>
  );
}
