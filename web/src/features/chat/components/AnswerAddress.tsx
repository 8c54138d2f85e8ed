import { toProblem } from '@api/problem';
import { useT } from '@i18n/messages';
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

function AddressForm({ before, onLeft }: { before: string; onLeft: (address: Address) => void }) {
  const t = useT();
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
      <label htmlFor={id}>{t('chat.email.ask')}</label>
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
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" size="sm">
          {t('chat.email.save')}
        </Button>
      </div>
      <p id={`${id}-help`} className={fault ? styles.fault : styles.help} role={fault && 'alert'}>
        {t(fault ?? 'chat.email.help')}
      </p>
    </form>
  );
}

/** Where answers go once the visitor has left. Asked for when no one is there; whoever left an address sees and changes it here. */
export function AnswerAddress({ lines }: { lines: readonly Line[] }) {
  const t = useT();
  const noOneThere = useNoOneThere(lines);
  const [address, setAddress] = useState<Address>();
  const [changes, setChanges] = useState(false);
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
      <p className={styles.kept}>
        <span>{t('chat.email.kept', { email: address.email })}</span>
        {address.changeable && (
          <button type="button" onClick={() => setChanges(true)}>
            {t('chat.email.change')}
          </button>
        )}
      </p>
    );
  if (!noOneThere && !changes) return null;
  return (
    <AddressForm
      before={address.email ?? ''}
      onLeft={(left) => {
        setAddress(left);
        setChanges(false);
      }}
    />
  );
}
