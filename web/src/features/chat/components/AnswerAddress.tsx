import { toProblem } from '@api/problem';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { Mailed } from '@shared/mail/Mailed';
import { Button } from '@ui/controls/Button';
import { useEffect, useId, useState, type FormEvent } from 'react';
import type { AnswerAddress as Address } from '../api/chat-api';
import { conversation } from '../browser-conversation';
import type { Line } from '../lines';
import { useNoOneThere } from './use-no-one-there';
import styles from './AnswerAddress.module.css';

type Fault = 'chat.email.invalid' | 'chat.email.stopped' | 'chat.email.failed';

function faultOf(error: unknown): Fault {
  const { code, reason } = toProblem(error);
  if (reason === 'chat_email_stopped') return 'chat.email.stopped';
  return code === 'invalid_input' ? 'chat.email.invalid' : 'chat.email.failed';
}

/** Has a link sent that turns emails on. `null` stands for the address of the account. */
function AskButton({ email, onAsked }: { email: string | null; onAsked: () => void }) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  const ask = () =>
    void conversation.askForEmails(email).then(onAsked, () => {
      setFailed(true);
    });
  return (
    <>
      <button type="button" onClick={ask}>
        {t('chat.email.again')}
      </button>
      {failed && (
        <span className={styles.fault} role="alert">
          {t('chat.email.failed')}
        </span>
      )}
    </>
  );
}

interface AddressFormProps {
  before: string;
  onLeft: (address: Address) => void;
  /** Called when a link was requested for an address for which emails are turned off. */
  onAsked: (email: string) => void;
}

function AddressForm({ before, onLeft, onAsked }: AddressFormProps) {
  const t = useT();
  const word = useMailWord();
  const id = useId();
  const [email, setEmail] = useState(before);
  const [fault, setFault] = useState<Fault>();
  const leave = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    if (typed === '' && before === '') return setFault('chat.email.invalid');
    return void conversation.leaveAddress(typed || null).then(
      (address) => address && onLeft(address),
      (error: unknown) => setFault(faultOf(error)),
    );
  };
  return (
    <form className={styles.form} onSubmit={leave} noValidate>
      <label htmlFor={id}>{t('chat.email.ask', word)}</label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            setEmail(target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" size="sm">
          {t('chat.email.save')}
        </Button>
      </div>
      <p id={`${id}-help`} className={fault ? styles.fault : styles.help} role={fault && 'alert'}>
        {t(fault ?? 'chat.email.help', word)}
      </p>
      {fault === 'chat.email.stopped' && <AskButton email={email.trim()} onAsked={() => onAsked(email.trim())} />}
    </form>
  );
}

/** Shows the address, or that emails to it are turned off, and what can be done about it. */
function Kept({
  address,
  asked,
  onAsked,
  onChange,
}: {
  address: Address & { email: string };
  asked: boolean;
  onAsked: () => void;
  onChange: () => void;
}) {
  const t = useT();
  const word = useMailWord();
  const { email, stopped, account, changeable } = address;
  const state = stopped ? (asked ? 'asked' : 'off') : 'kept';
  return (
    <p className={styles.kept}>
      <span>
        {state === 'asked' ? (
          <Mailed to={email}>{t('chat.email.asked', { email })}</Mailed>
        ) : (
          t(`chat.email.${state}`, { email, ...word })
        )}
      </span>
      {state === 'off' && (account || changeable) && <AskButton email={account ? null : email} onAsked={onAsked} />}
      {changeable && (
        <button type="button" onClick={onChange}>
          {t('chat.email.change')}
        </button>
      )}
    </p>
  );
}

/**
 * Where answers are emailed once the visitor has left. Visitors are asked for an address when no one is there. Those who have
 * left one can see and change it here.
 */
export function AnswerAddress({ lines }: { lines: readonly Line[] }) {
  const noOneThere = useNoOneThere(lines);
  const [address, setAddress] = useState<Address>();
  const [changes, setChanges] = useState(false);
  const [asked, setAsked] = useState(false);
  const begun = lines.some(({ state }) => state === 'sent');
  useEffect(() => {
    if (!begun) return undefined;
    let stays = true;
    conversation.address().then(
      (read) => stays && setAddress(read),
      () => undefined,
    );
    return () => {
      stays = false;
    };
  }, [begun]);
  if (!address || (!address.changeable && address.email === null)) return null;
  if (address.email !== null && !changes)
    return (
      <Kept
        address={{ ...address, email: address.email }}
        asked={asked}
        onAsked={() => setAsked(true)}
        onChange={() => setChanges(true)}
      />
    );
  if (!noOneThere && !changes) return null;
  return (
    <AddressForm
      before={address.email ?? ''}
      onLeft={(left) => {
        setAddress(left);
        setChanges(false);
      }}
      onAsked={(email) => {
        setAddress({ ...address, email, stopped: true });
        setAsked(true);
        setChanges(false);
      }}
    />
  );
}
