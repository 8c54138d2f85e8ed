import { ON_CALL } from '@contract/on-call';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { TextField } from '@ui/fields/TextField';
import type { DaysOff, Hours } from '../api/on-call';
import { useDayWords, WEEK } from '../words';
import styles from './on-call.module.css';

interface Lines<Line> {
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
}

const NEW_HOURS: Hours = { days: [...WEEK], from: '18:00', until: '08:00' };
const put = <Line,>(lines: readonly Line[], at: number, line: Line) =>
  lines.map((one, place) => (place === at ? line : one));
const without = <Line,>(lines: readonly Line[], at: number) => lines.filter((_, place) => place !== at);

/** The hours of a week; none means at all hours. */
export function HoursFields({ lines, onChange }: Lines<Hours>) {
  const t = useT();
  return (
    <fieldset className={styles.set}>
      <legend>{t('on-call.hours')}</legend>
      <p className={styles.text}>{t(lines.length === 0 ? 'on-call.hoursNone' : 'on-call.hoursHelp')}</p>
      {lines.map((line, at) => (
        <HoursLine
          key={at}
          line={line}
          at={at}
          onChange={(next) => onChange(put(lines, at, next))}
          onRemove={() => onChange(without(lines, at))}
        />
      ))}
      {lines.length < ON_CALL.hoursMax && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...lines, NEW_HOURS])}>
            {t('on-call.addHours')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface HoursLineProps {
  line: Hours;
  at: number;
  onChange: (line: Hours) => void;
  onRemove: () => void;
}

function HoursLine({ line, at, onChange, onRemove }: HoursLineProps) {
  const t = useT();
  const words = useDayWords();
  const toggle = (day: number) =>
    onChange({
      ...line,
      days: WEEK.filter((one) => (one === day ? !line.days.includes(day) : line.days.includes(one))),
    });
  return (
    <div className={styles.line} role="group" aria-label={t('on-call.hoursNumber', { number: at + 1 })}>
      <div className={styles.days}>
        {WEEK.map((day) => (
          <Checkbox key={day} label={words.long(day)} checked={line.days.includes(day)} onChange={() => toggle(day)} />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          type="time"
          required
          label={t('on-call.from')}
          value={line.from}
          onChange={({ target }) => onChange({ ...line, from: target.value })}
        />
        <TextField
          type="time"
          required
          label={t('on-call.until')}
          help={line.until <= line.from ? t('on-call.nextDay') : undefined}
          value={line.until}
          onChange={({ target }) => onChange({ ...line, until: target.value })}
        />
      </div>
      <div>
        <Button variant="ghost" onClick={onRemove}>
          {t('on-call.removeHours')}
        </Button>
      </div>
    </div>
  );
}

/** Days on which someone isn’t asked. */
export function DaysOffFields({ lines, onChange }: Lines<DaysOff>) {
  const t = useT();
  return (
    <fieldset className={styles.set}>
      <legend>{t('on-call.daysOff')}</legend>
      {lines.map((line, at) => (
        <div key={at} className={styles.line} role="group" aria-label={t('on-call.offNumber', { number: at + 1 })}>
          <div className={styles.pair}>
            <TextField
              type="date"
              required
              label={t('on-call.offFrom')}
              value={line.from}
              onChange={({ target }) => onChange(put(lines, at, { ...line, from: target.value }))}
            />
            <TextField
              type="date"
              required
              label={t('on-call.offUntil')}
              min={line.from}
              value={line.until}
              onChange={({ target }) => onChange(put(lines, at, { ...line, until: target.value }))}
            />
          </div>
          <div>
            <Button variant="ghost" onClick={() => onChange(without(lines, at))}>
              {t('on-call.removeOff')}
            </Button>
          </div>
        </div>
      ))}
      {lines.length < ON_CALL.daysOffMax && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...lines, { from: '', until: '' }])}>
            {t('on-call.addOff')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
