import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Button } from '@ui/controls/Button';
import { useNavigate } from 'react-router-dom';
import styles from './Opening.module.css';

/** React Router stores the number of a visitor's steps in the history state. */
function hasPrevious(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0 || window.history.length > 1;
}

/** Goes back to the previous page, or to the overview of features for people who opened this page first. */
export function BackButton() {
  const t = useT();
  const navigate = useNavigate();
  const back = () => void (hasPrevious() ? navigate(-1) : navigate(paths.site('features')));
  return (
    <div className={styles.back}>
      <Button variant="ghost" size="sm" icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />} onClick={back}>
        {t('site.back')}
      </Button>
    </div>
  );
}
