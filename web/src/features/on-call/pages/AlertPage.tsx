import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { PRODUCT } from '@contract/product';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { BrokenLink, useMailedLink } from '@shared/link/mailed-link';
import { Brand } from '@ui/brand/Brand';
import { Button } from '@ui/controls/Button';
import { Heading, Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import { useCallback, useEffect, useState } from 'react';
import { answerLink, lookAtLink, type LinkAnswer } from '../api/on-call';
import styles from '../components/on-call.module.css';

const isExpired = (failure: unknown) => toProblem(failure).code === 'invalid_link';

/** /on-call?key=…: an alert, for people without a session. Opening it is no answer, because mail scanners open links. */
export default function AlertPage() {
  const t = useT();
  const textOf = useProblemText();
  const { token: key, broken } = useMailedLink('key');
  const [answer, setAnswer] = useState<LinkAnswer>();
  const [failure, setFailure] = useState<unknown>();
  const [sending, setSending] = useState(false);
  const look = useCallback(() => {
    setFailure(undefined);
    if (key) lookAtLink(key).then(setAnswer, setFailure);
  }, [key]);
  useEffect(look, [look]);
  const confirm = () => {
    setSending(true);
    setFailure(undefined);
    answerLink(key)
      .then(setAnswer, setFailure)
      .finally(() => setSending(false));
  };
  return (
    <main id="main" className={styles.alert}>
      <Brand name={PRODUCT.name} />
      {broken ? (
        <BrokenLink>
          <Link href={paths.login()}>{t('on-call.alert.signIn')}</Link>
        </BrokenLink>
      ) : (
        <>
          {!answer && <Heading level={1}>{t('on-call.alert.title')}</Heading>}
          {failure !== undefined && (
            <Notice tone="danger" announce>
              {isExpired(failure) ? t('on-call.alert.expired') : textOf(failure)}
            </Notice>
          )}
          {!answer && failure !== undefined && !isExpired(failure) && (
            <Button variant="secondary" onClick={look}>
              {t('on-call.alert.again')}
            </Button>
          )}
          {answer && <Alert answer={answer} sending={sending} confirm={confirm} />}
          {!answer && failure === undefined && <Text>{t('app.loading')}</Text>}
        </>
      )}
    </main>
  );
}

function Alert({ answer, sending, confirm }: { answer: LinkAnswer; sending: boolean; confirm: () => void }) {
  const t = useT();
  const { state, title, place, landlord } = answer;
  return (
    <>
      <Heading level={1}>{title}</Heading>
      {place && <Text>{place}</Text>}
      <div role="status">
        <Text>{t(`on-call.alert.${state}`, { landlord })}</Text>
      </div>
      {state === 'asking' && (
        <Button loading={sending} onClick={confirm}>
          {t('on-call.alert.confirm')}
        </Button>
      )}
      {state === 'yours' && <Facts answer={answer} />}
      {answer.numberMissing && <OtherNumber answer={answer} />}
      {(state === 'asking' || state === 'yours') && <Text ink={2}>{t('on-call.alert.danger')}</Text>}
    </>
  );
}

/** What the person who has answered needs to know. */
function Facts({
  answer: { description, landlord, contactName, contactPhone, accessNote, numberMissing },
}: {
  answer: LinkAnswer;
}) {
  const t = useT();
  return (
    <div className={styles.facts}>
      {description && <p className={styles.words}>{description}</p>}
      {contactName && contactPhone && (
        <p className={styles.words}>
          {t('on-call.alert.contact', { name: contactName })}{' '}
          <Link look="inline" href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>
            {contactPhone}
          </Link>
        </p>
      )}
      {/* With `numberMissing`, the line below says whom to call instead. */}
      {contactName && !contactPhone && !numberMissing && (
        <p className={styles.words}>{t('on-call.alert.noPhone', { name: contactName, landlord })}</p>
      )}
      {accessNote && <p className={styles.words}>{t('on-call.alert.access', { note: accessNote })}</p>}
    </div>
  );
}

/** The request has no phone number, so the landlord is the one to call. */
function OtherNumber({ answer: { landlord, landlordPhone } }: { answer: LinkAnswer }) {
  const t = useT();
  if (!landlordPhone) return <Text>{t('on-call.alert.noLandlordNumber', { landlord })}</Text>;
  return (
    <Text>
      {t('on-call.alert.callLandlord', { landlord })}{' '}
      <Link look="inline" href={`tel:${landlordPhone.replaceAll(/[^+\d]/g, '')}`}>
        {landlordPhone}
      </Link>
    </Text>
  );
}
