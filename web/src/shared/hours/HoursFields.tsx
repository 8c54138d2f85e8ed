import { HOURS, type DaysOff } from '@contract/hours';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { TextField } from '@ui/fields/TextField';
import { useDayWords, WEEK } from './day-words';
import styles from './hours.module.css';

/** As the API takes them. */
export interface HoursOfWeek {
  days: number[];
  from: string;
  until: string;
}

interface Lines<Line> {
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
}

const put = <Line,>(lines: readonly Line[], at: number, line: Line) =>
  lines.map((one, place) => (place === at ? line : one));
const without = <Line,>(lines: readonly Line[], at: number) => lines.filter((_, place) => place !== at);

interface HoursFieldsProps extends Lines<HoursOfWeek> {
  title: string;
  /** What it means that there are no hours. */
  none: string;
  /** What a new line begins with. */
  added: HoursOfWeek;
}

/** The hours of a week. */
export function HoursFields({ title, none, added, lines, onChange }: HoursFieldsProps) {
  const t = useT();
  return (
    <fieldset className={styles.set}>
      <legend>{title}</legend>
      <p className={styles.text}>{lines.length === 0 ? none : t('parts.hours.help')}</p>
      {lines.map((line, at) => (
        <HoursLine
          key={at}
          line={line}
          at={at}
          onChange={(next) => onChange(put(lines, at, next))}
          onRemove={() => onChange(without(lines, at))}
        />
      ))}
      {lines.length < HOURS.hoursMax && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...lines, added])}>
            {t('parts.hours.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface HoursLineProps {
  line: HoursOfWeek;
  at: number;
  onChange: (line: HoursOfWeek) => void;
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
    <div className={styles.line} role="group" aria-label={t('parts.hours.number', { number: at + 1 })}>
      <div className={styles.days}>
        {WEEK.map((day) => (
          <Checkbox key={day} label={words.long(day)} checked={line.days.includes(day)} onChange={() => toggle(day)} />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          type="time"
          required
          label={t('parts.hours.from')}
          value={line.from}
          onChange={({ target }) => onChange({ ...line, from: target.value })}
        />
        <TextField
          type="time"
          required
          label={t('parts.hours.until')}
          help={line.until <= line.from ? t('parts.hours.nextDay') : undefined}
          value={line.until}
          onChange={({ target }) => onChange({ ...line, until: target.value })}
        />
      </div>
      <div>
        <Button variant="ghost" onClick={onRemove}>
          {t('parts.hours.remove')}
        </Button>
      </div>
    </div>
  );
}

interface DaysOffFieldsProps extends Lines<DaysOff> {
  /** The label of a choice that makes the days come back every year. Without it there is no such choice. */
  yearly?: string;
}

/** Days without work. */
export function DaysOffFields({ lines, yearly, onChange }: DaysOffFieldsProps) {
  const t = useT();
  return (
    <fieldset className={styles.set}>
      <legend>{t('parts.hours.daysOff')}</legend>
      {lines.map((line, at) => (
        <div key={at} className={styles.line} role="group" aria-label={t('parts.hours.offNumber', { number: at + 1 })}>
          <div className={styles.pair}>
            <TextField
              type="date"
              required
              label={t('parts.hours.offFrom')}
              value={line.from}
              onChange={({ target }) => onChange(put(lines, at, { ...line, from: target.value }))}
            />
            <TextField
              type="date"
              required
              label={t('parts.hours.offUntil')}
              min={line.from}
              value={line.until}
              onChange={({ target }) => onChange(put(lines, at, { ...line, until: target.value }))}
            />
          </div>
          {yearly && (
            <Checkbox
              label={yearly}
              checked={line.yearly ?? false}
              onChange={({ target }) => onChange(put(lines, at, { ...line, yearly: target.checked }))}
            />
          )}
          <div>
            <Button variant="ghost" onClick={() => onChange(without(lines, at))}>
              {t('parts.hours.removeOff')}
            </Button>
          </div>
        </div>
      ))}
      {lines.length < HOURS.daysOffMax && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...lines, { from: '', until: '' }])}>
            {t('parts.hours.addOff')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
