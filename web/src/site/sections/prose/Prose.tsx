import { useFormats } from '@i18n/formats';
import { Heading } from '@ui/layout/Heading';
import { useSiteText } from '../../facts/use-site-text';
import { Section } from '../Section';
import { Paragraphs } from './Paragraphs';
import styles from './Prose.module.css';

export interface ProseProps {
  /** Messages `<id>.title`, `.updated`, `.intro`, and per part `<id>.<part>.title`, `.text` (see `Paragraphs`). */
  id: string;
  /** Day of the last change. */
  updated: string;
  parts: readonly string[];
  /**
   * Parts with a second text, `<id>.<part>.declared`: what the operator or the law says. It's a message of its own, because the
   * register of claims marks it differently from what the product does.
   */
  declared?: readonly string[];
}

/** A long text to read: policies, terms. */
export function Prose({ id, updated, parts, declared = [] }: ProseProps) {
  const t = useSiteText();
  const { day } = useFormats();
  return (
    <Section tone="surface" className={styles.prose}>
      <Heading level={1} look="d2">
        {t(`${id}.title`)}
      </Heading>
      <p className={styles.updated}>{t(`${id}.updated`, { date: day(updated) })}</p>
      <p className={styles.intro}>{t(`${id}.intro`)}</p>
      {parts.map((part) => (
        <section key={part} className={styles.part}>
          <h2 className={styles.title}>{t(`${id}.${part}.title`)}</h2>
          <Paragraphs id={`${id}.${part}.text`} />
          {declared.includes(part) && <Paragraphs id={`${id}.${part}.declared`} />}
        </section>
      ))}
    </Section>
  );
}
