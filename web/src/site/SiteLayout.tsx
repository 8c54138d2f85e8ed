import { useT } from '@i18n/messages';
import { SkipLink } from '@ui/link/SkipLink';
import { Outlet } from 'react-router-dom';
import { AnnouncementStrip } from '../features/announcements/components/AnnouncementStrip';
import { AuthDialogGate } from '../features/auth/components/AuthDialogGate';
import { ChatDock } from '../features/chat/components/ChatDock';
import { CookieBanner } from '../features/cookies/components/CookieBanner';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';

/** Header and footer of the public site around its pages. */
export default function SiteLayout() {
  const t = useT();
  return (
    <>
      <SkipLink>{t('app.skip')}</SkipLink>
      <AnnouncementStrip />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <AuthDialogGate />
      <ChatDock label={t('site.chat')} />
      <CookieBanner />
    </>
  );
}
