import { CHAT_ROLES, CHAT_SERVICES, type ChatRole, type ChatServiceId } from '@contract/chat';
import { ELITE } from '@contract/limits';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useOffice } from '@nav/office';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { Button } from '@ui/controls/Button';
import type { Dispatch, ReactNode } from 'react';
import type { WidgetEvent } from '../machine';
import styles from './ChatWidget.module.css';

type Step = { dispatch: Dispatch<WidgetEvent> };

const ROLE_SIGNS: Record<ChatRole, typeof IconHome> = {
  tenant: IconHome,
  landlord: IconBuilding,
  supplier: IconTool,
  general: IconHelp,
};

function Stage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className={styles.stage}>
      <h3 className={styles.stageTitle} tabIndex={-1} data-focus>
        {title}
      </h3>
      {text && <p className={styles.stageText}>{text}</p>}
      {children}
    </div>
  );
}

/** The first screen: start a conversation, or return to the open one. */
export function Initial({ dispatch, mayContinue }: Step & { mayContinue: boolean }) {
  const t = useT();
  return (
    <Stage title={t('chat.initial.title')} text={t('chat.initial.text')}>
      <div className={styles.ways}>
        {mayContinue && (
          <Button fullWidth onClick={() => dispatch({ type: 'continue' })}>
            {t('chat.continue')}
          </Button>
        )}
        <Button fullWidth variant={mayContinue ? 'secondary' : 'primary'} onClick={() => dispatch({ type: 'start' })}>
          {t('chat.start')}
        </Button>
      </div>
    </Stage>
  );
}

/** Asks in which role the visitor writes. */
export function Welcome({ dispatch }: Step) {
  const t = useT();
  return (
    <Stage title={t('chat.welcome.title')} text={t('chat.welcome.text')}>
      <ul className={styles.choices}>
        {CHAT_ROLES.map((role) => {
          const Sign = ROLE_SIGNS[role];
          return (
            <li key={role}>
              <button type="button" className={styles.choice} onClick={() => dispatch({ type: 'chooseRole', role })}>
                <Sign size={22} stroke={1.75} aria-hidden />
                <span className={styles.choiceWords}>{t(`chat.role.${role}`)}</span>
                <IconChevronRight size={18} stroke={1.75} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </Stage>
  );
}

/** The services of the role that have content, and support. */
export function ServiceSelection({ role, dispatch }: Step & { role: ChatRole }) {
  const t = useT();
  return (
    <Stage title={t('chat.services.title')}>
      <ul className={styles.choices} data-list="services">
        {CHAT_SERVICES[role].map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => dispatch({ type: 'chooseService', service: id })}
            >
              <span className={styles.choiceWords}>
                <strong>{t(`chat.service.${id}`)}</strong>
                <span>{t(`chat.service.${id}.text`)}</span>
              </span>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Stage>
  );
}

/** The contact details that the installation has set, otherwise the documented hours with a note that says so. */
function useContactPoints(): string[] {
  const t = useT();
  const { always, lines, phone, answerHours, sample } = useOffice();
  const hours = always ? [t('chat.always')] : lines;
  if (hours.length === 0)
    return [...t('chat.service.contactInfo.points').split('\n'), ...(sample.hours ? [t('chat.sampleContact')] : [])];
  return [
    ...hours,
    ...(phone ? [t('chat.phone', { phone })] : []),
    ...(answerHours ? [t('chat.answer', { hours: answerHours })] : []),
  ];
}

/** The prices of the Elite subscription, as in the plans. */
function usePrices(): { annual: string; lifetime: string } {
  const { money } = useFormats();
  const [annual = '', lifetime = ''] = [ELITE.annualCents, ELITE.lifetimeCents].map((cents) =>
    money(cents, 'USD', { fraction: 'hide' }),
  );
  return { annual, lifetime };
}

/** Information about a service, and a way to ask about it. */
export function ServiceContent({ service, dispatch }: Step & { service: ChatServiceId | null }) {
  const t = useT();
  const contact = useContactPoints();
  const prices = usePrices();
  if (!service) return null;
  const points =
    service === 'contactInfo' ? contact : t(messageId(`chat.service.${service}.points`), prices).split('\n');
  return (
    <Stage title={t(`chat.service.${service}`)} text={t(`chat.service.${service}.text`)}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button fullWidth onClick={() => dispatch({ type: 'ask' })}>
          {t('chat.ask')}
        </Button>
      </div>
    </Stage>
  );
}
