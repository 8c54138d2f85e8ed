import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useId, type ReactNode } from 'react';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { openChat } from '../../../features/chat/open-chat';
import { Section } from '../../sections/Section';
import styles from './help.module.css';

function Channel({ id, icon, action }: { id: string; icon: ReactNode; action: ReactNode }) {
  const t = useT();
  return (
    <li className={styles.channel}>
      {icon}
      <h3 className={styles.name}>{t(`help-center.channel.${id}.title`)}</h3>
      <p className={styles.text}>{t(`help-center.channel.${id}.text`)}</p>
      {action}
    </li>
  );
}

/** Ways to reach people, with their hours (docs/specification/content.md). */
export function Channels() {
  const t = useT();
  const heading = useId();
  const icon = { size: 24, stroke: 1.75, 'aria-hidden': true };
  const contact = (id: string) => (
    <ButtonLink variant="secondary" href={paths.site('contact')}>
      {t(`help-center.channel.${id}.go`)}
    </ButtonLink>
  );
  return (
    <Section tone="lamp" labelledBy={heading}>
      <Heading level={2} look="d3" id={heading}>
        {t('help-center.channels')}
      </Heading>
      <ul className={styles.channels}>
        <Channel id="chat" icon={<IconMessageCircle {...icon} />} action={<Button onClick={() => openChat()}>{t('help-center.channel.chat.go')}</Button>} />
        <Channel id="phone" icon={<IconPhone {...icon} />} action={contact('phone')} />
        <Channel id="email" icon={<IconMail {...icon} />} action={contact('email')} />
      </ul>
    </Section>
  );
}
