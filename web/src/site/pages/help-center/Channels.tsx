import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useOffice } from '@nav/office';
import { paths } from '@nav/paths';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { useId, type ReactNode } from 'react';
import { openChat } from '../../../features/chat/open-chat';
import { Section } from '../../sections/Section';
import styles from './help.module.css';

function Channel({ id, text, icon, action }: { id: string; text?: string; icon: ReactNode; action: ReactNode }) {
  const t = useT();
  return (
    <li className={styles.channel}>
      {icon}
      <h3 className={styles.name}>{t(messageId(`help-center.channel.${id}.title`))}</h3>
      <p className={styles.text}>{text ?? t(messageId(`help-center.channel.${id}.text`))}</p>
      {action}
    </li>
  );
}

/** What each channel says where the installation has set its own hours; the documented words are in the catalogue. */
function useOwn(): { chat?: string; phone?: string; email?: string; sample: boolean } {
  const t = useT();
  const { always, lines, phone, answerHours, sample } = useOffice();
  const hours = always ? t('help-center.channel.chat.text') : lines.join('; ');
  return {
    chat: hours || undefined,
    phone: hours ? t('help-center.channel.phone.own', { hours, phone: phone ?? 'none' }) : undefined,
    email: answerHours ? t('help-center.channel.email.own', { hours: answerHours }) : undefined,
    sample: sample.hours || sample.answers,
  };
}

/** Ways to reach people, with their hours (docs/specification/content.md). */
export function Channels() {
  const t = useT();
  const heading = useId();
  const own = useOwn();
  const icon = { size: 24, stroke: 1.75, 'aria-hidden': true };
  const contact = (id: string) => (
    <ButtonLink variant="secondary" href={paths.site('contact')}>
      {t(messageId(`help-center.channel.${id}.go`))}
    </ButtonLink>
  );
  return (
    <Section tone="lamp" labelledBy={heading}>
      <Heading level={2} look="d3" id={heading}>
        {t('help-center.channels')}
      </Heading>
      <ul className={styles.channels}>
        <Channel
          id="chat"
          text={own.chat}
          icon={<IconMessageCircle {...icon} />}
          action={<Button onClick={() => openChat()}>{t('help-center.channel.chat.go')}</Button>}
        />
        <Channel id="phone" text={own.phone} icon={<IconPhone {...icon} />} action={contact('phone')} />
        <Channel id="email" text={own.email} icon={<IconMail {...icon} />} action={contact('email')} />
      </ul>
      {own.sample && <p className={styles.note}>{t('help-center.channel.sample')}</p>}
    </Section>
  );
}
