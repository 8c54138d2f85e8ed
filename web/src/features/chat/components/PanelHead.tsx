import { localeOf, type Language } from '@contract/languages';
import { CHAT } from '@contract/limits';
import { useT } from '@i18n/messages';
import { useOffice } from '@nav/office';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { useState, type Dispatch } from 'react';
import { keepSound, soundIsOn } from '../kept';
import type { Line } from '../lines';
import type { WidgetEvent, WidgetState } from '../machine';
import { download, transcriptOf } from '../transcript';
import { speakerOf } from './speaker';
import { useAnswering } from './use-answering';
import styles from './ChatWidget.module.css';

const SIGN = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

function Sound() {
  const t = useT();
  const [on, setOn] = useState(soundIsOn);
  const toggle = () => {
    keepSound(!on);
    setOn(!on);
  };
  return (
    <IconButton
      label={t('chat.sound')}
      aria-pressed={on}
      icon={on ? <IconVolume {...SIGN} /> : <IconVolumeOff {...SIGN} />}
      onClick={toggle}
    />
  );
}

/** Longer times are shown in hours. */
const MOST_MINUTES = 90;

/** For example “3 minutes”. Hours are rounded up. */
function time(minutes: number, language: Language): string {
  const [value, unit] = minutes > MOST_MINUTES ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/**
 * The opening hours that the installation has set, and the measured response time. Without either, the documented response time.
 */
function Answering({ language }: { language: Language }) {
  const t = useT();
  const { always, lines, sample } = useOffice();
  const { firstAnswer } = useAnswering() ?? {};
  const hours = always ? t('chat.always') : lines.join('; ');
  if (!hours && !firstAnswer)
    return (
      <p className={styles.promise}>
        <span>{t('chat.responseTime', { minutes: CHAT.averageAnswerMinutes })}</span>
        {sample.hours && <span> {t('chat.sampleTime')}</span>}
      </p>
    );
  return (
    <>
      {hours && <p className={styles.promise}>{hours}</p>}
      {firstAnswer && (
        <p className={styles.promise}>
          {t('chat.measured', { time: time(firstAnswer.minutes, language), weeks: firstAnswer.days / 7 })}
        </p>
      )}
    </>
  );
}

interface PanelHeadProps {
  state: WidgetState;
  lines: readonly Line[];
  language: Language;
  dispatch: Dispatch<WidgetEvent>;
}

/** The title, the promised response time, and the actions of the panel. */
export function PanelHead({ state, lines, language, dispatch }: PanelHeadProps) {
  const t = useT();
  const speaker = (line: Line) => t(speakerOf(line));
  const arrived = lines.filter(({ state }) => state === 'sent');
  const save = () => download(`${t('chat.transcript.file')}.txt`, transcriptOf(arrived, language, speaker));
  return (
    <div className={styles.head} data-surface="night">
      {state !== 'initial' && (
        <IconButton
          label={t('chat.back')}
          icon={<IconArrowLeft {...SIGN} />}
          onClick={() => dispatch({ type: 'back' })}
        />
      )}
      <div className={styles.heading}>
        <h2 className={styles.title}>{t('chat.title')}</h2>
        <Answering language={language} />
      </div>
      {state === 'chat' && arrived.length > 0 && (
        <IconButton label={t('chat.transcript')} icon={<IconDownload {...SIGN} />} onClick={save} />
      )}
      {state === 'chat' && <Sound />}
      <IconButton
        label={t('chat.minimize')}
        icon={<IconMinus {...SIGN} />}
        onClick={() => dispatch({ type: 'minimize' })}
      />
      <IconButton label={t('chat.close')} icon={<IconX {...SIGN} />} onClick={() => dispatch({ type: 'close' })} />
    </div>
  );
}
