import { ButtonLink } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { useSiteText } from '../../facts/use-site-text';

/** Says that what follows is invented, and where to find one's own. Messages `<id>.sample`, `.sampleText`, `.signIn`. */
export function SampleNotice({ id, signIn }: { id: string; signIn: string }) {
  const say = useSiteText();
  return (
    <Notice
      title={say(`${id}.sample`)}
      action={
        <ButtonLink variant="secondary" size="sm" href={signIn}>
          {say(`${id}.signIn`)}
        </ButtonLink>
      }
    >
      {say(`${id}.sampleText`)}
    </Notice>
  );
}
