import Calendar from '../../../features/account/pages/CalendarPage';
import { TwoFactor } from './TwoFactor';

/** /dashboards/<role>/account/calendar, where a new address may ask for the second step. */
export default function CalendarPage() {
  return (
    <TwoFactor>
      <Calendar />
    </TwoFactor>
  );
}
