import { StatusBoard } from '../../sections/status/StatusBoard';
import { Stub } from '../../sections/stub/Stub';

/** The heading and line, and the real state of the system. */
export default function SystemStatusPage() {
  return (
    <Stub id="system-status" ways={['help', 'contact', 'news']}>
      <StatusBoard id="system-status.board" />
    </Stub>
  );
}
