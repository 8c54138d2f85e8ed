import { SOCIAL_NETWORKS, type SiteSettings, type SocialNetwork } from '@contract/site-settings';
import { useT } from '@i18n/messages';
import IconFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import styles from './Footer.module.css';

const NETWORKS: Readonly<Record<SocialNetwork, { name: string; Icon: typeof IconX }>> = {
  facebook: { name: 'Facebook', Icon: IconFacebook },
  x: { name: 'X', Icon: IconX },
  instagram: { name: 'Instagram', Icon: IconInstagram },
  linkedin: { name: 'LinkedIn', Icon: IconLinkedin },
  youtube: { name: 'YouTube', Icon: IconYoutube },
  tiktok: { name: 'TikTok', Icon: IconTiktok },
};

/** The installation's pages on social networks, of which the settings name the addresses. */
export default function SocialLinks({ addresses }: { addresses: SiteSettings['social'] }) {
  const t = useT();
  return (
    <ul className={styles.social} aria-label={t('site.footer.social')}>
      {SOCIAL_NETWORKS.filter((network) => addresses[network]).map((network) => {
        const { name, Icon } = NETWORKS[network];
        return (
          <li key={network}>
            <a className={styles.network} href={addresses[network]} target="_blank" rel="noopener" aria-label={name}>
              <Icon size={22} stroke={1.75} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
