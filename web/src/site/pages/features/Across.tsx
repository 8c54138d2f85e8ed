import { useSiteSettings } from '@nav/site-settings';
import { FeatureList } from '../../sections/features/FeatureList';

const ACROSS = [
  'insights',
  'workflows',
  'reporting',
  'messages',
  'team',
  'emergencies',
  'technicians',
  'replies',
  'reminders',
  'mobile',
];

/** What every part has. Translated messages are named only where the installation has a service that translates them. */
export function Across() {
  const { translation } = useSiteSettings();
  const items = translation ? ACROSS.toSpliced(4, 0, 'translation') : ACROSS;
  return <FeatureList id="features.across" look="columns" items={items} />;
}
