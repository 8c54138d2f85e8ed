import { AnnouncementList } from '../../../features/admin/components/announcements/AnnouncementList';
import { BannerText } from '../../../features/announcements/components/BannerText';

/** The admin's announcements, shown as the site draws them. */
export default function AdminAnnouncementsPage() {
  return <AnnouncementList Preview={BannerText} />;
}
