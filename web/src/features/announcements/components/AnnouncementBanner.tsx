import { isOver, PROMOTION } from '@contract/promotion';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import type { Announcement } from '../api/read-announcement';
import { BannerText } from './BannerText';
import { useAnnouncement } from './use-announcement';

/**
 * The words in the reader's language; without an announcement the documented default, which says so once its offer has ended
 * (docs/specification/announcements.md).
 */
function useWords(announcement: Announcement | null) {
  const t = useT();
  const { language } = useLanguage();
  if (!announcement)
    return {
      message: isOver(PROMOTION.lastDay)
        ? `${t('announcements.default')}. ${t('announcements.default.ended')}`
        : t('announcements.default'),
      button: t('announcements.default.button'),
      url: paths.site('free-trial'),
    };
  return {
    message: announcement[`message_${language}`],
    button: announcement[`button_text_${language}`],
    url: announcement.button_url,
  };
}

function Words({ announcement }: { announcement: Announcement | null }) {
  const t = useT();
  const { message, button, url } = useWords(announcement);
  return <BannerText label={t('announcements.region')} message={message} button={button} url={url} />;
}

/** The current announcement; nothing while it loads (docs/specification/announcements.md). */
export default function AnnouncementBanner() {
  const announcement = useAnnouncement();
  return announcement === undefined ? null : <Words announcement={announcement} />;
}
