import styles from './MailFrame.module.css';

/** An email as a page. It runs nothing, and its links lead nowhere. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return <iframe className={styles.mail} sandbox="" srcDoc={html} title={title} />;
}
