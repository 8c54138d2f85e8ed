import { PRODUCT } from '@contract/product';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Brand } from '@ui/brand/Brand';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { EmptyState } from '@ui/states/StatePanel';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import type { IssuedCode } from '../api/types';
import styles from './LetterPage.module.css';

interface LetterState {
  /** One letter, or those of several leases. */
  issued: IssuedCode | IssuedCode[];
  back: string;
}

function isLetterState(state: unknown): state is LetterState {
  return typeof state === 'object' && state !== null && 'issued' in state && 'back' in state;
}

/** The QR code is SVG that our server made of its own address; as an image it can run nothing. */
const asImage = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** An address that opens on this computer alone. */
const isLocal = (address: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);

function Letter({ issued }: { issued: IssuedCode }) {
  const { letter } = issued;
  // The state of a page that was open before an update may lack what was added since; the code is shown nowhere else.
  const lines = (letter.homeLines as string[] | undefined) ?? [letter.home];
  return (
    <article className={styles.letter} lang={letter.language}>
      <header className={styles.head}>
        <Brand name={PRODUCT.name} />
        <p className={styles.meta}>
          {[letter.from, ...((letter.fromAddress as string[] | undefined) ?? [])].map((line, at) => (
            <Fragment key={at}>
              {line}
              <br />
            </Fragment>
          ))}
          {letter.date}
        </p>
      </header>
      <p className={styles.to}>
        {letter.to}
        {lines.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </p>
      <h1 className={styles.title}>{letter.title}</h1>
      <p>{letter.greeting}</p>
      <p>{letter.intro}</p>
      <div className={styles.code}>
        <img src={asImage(issued.qrSvg)} alt={issued.accessUrl} width={150} height={150} />
        <div className={styles.codeWords}>
          <p className={styles.codeLabel}>{letter.codeLabel}</p>
          <p className={styles.codeText}>{issued.formattedCode}</p>
          <p>{letter.validity}</p>
        </div>
      </div>
      <h2 className={styles.stepsTitle}>{letter.stepsTitle}</h2>
      <ol className={styles.steps}>
        {letter.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {letter.pay && (
        <>
          <h2 className={styles.stepsTitle}>{letter.pay.title}</h2>
          <dl className={styles.pay}>
            {letter.pay.ways.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>{letter.pay.check}</p>
        </>
      )}
      <p>{letter.privacy}</p>
      {letter.emergency && <p>{letter.emergency}</p>}
      <p>{letter.closing}</p>
      <p>{letter.from}</p>
    </article>
  );
}

/**
 * The welcome letter, to print. The code comes from the page that issued it and isn't stored anywhere else, so another
 * visit doesn't show it.
 */
export default function LetterPage() {
  const t = useT();
  const state: unknown = useLocation().state;
  if (!isLetterState(state)) {
    return (
      <main id="main" tabIndex={-1} className={styles.page}>
        <EmptyState
          level={1}
          title={t('landlords.letterPage.goneTitle')}
          actions={<ButtonLink href={paths.landlordLeases()}>{t('landlords.leases.all')}</ButtonLink>}
        >
          {t('landlords.letterPage.goneText')}
        </EmptyState>
      </main>
    );
  }
  const letters = [state.issued].flat();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {letters.some(({ accessUrl }) => isLocal(accessUrl)) && (
        <Notice tone="warning" className={styles.bar} title={t('landlords.letterPage.local')}>
          {t('landlords.letterPage.localText')}
        </Notice>
      )}
      <div className={styles.bar}>
        <p>{t('landlords.letterPage.once')}</p>
        <ButtonLink variant="secondary" href={state.back}>
          {t('landlords.letterPage.back')}
        </ButtonLink>
        <Button icon={<IconPrinter size={18} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
          {t('landlords.letterPage.print', { count: letters.length })}
        </Button>
      </div>
      {letters.map((issued) => (
        <Letter key={issued.id} issued={issued} />
      ))}
    </main>
  );
}
