import { Avatar } from '@ui/person/Avatar';
import { PARTNERS } from '../../facts/impact';
import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';
import { SampleNote } from '../figures/SampleNote';
import styles from './Partners.module.css';

/** Nonprofits that build. Messages `<id>.title`, `.completed`, per partner `.relationship`, `.focus`. */
export function Partners({ id, tone }: Pick<AsideProps, 'id' | 'tone'>) {
  const say = useSiteText();
  return (
    <Aside id={id} tone={tone} more={<SampleNote text={`${id}.sample`} />}>
      <ul className={styles.partners}>
        {PARTNERS.map((partner) => (
          <li key={partner.id} className={styles.partner}>
            <Avatar name={partner.name} />
            <div>
              <h3 className={styles.name}>{partner.name}</h3>
              <p>{say(`${id}.${partner.id}.focus`)}</p>
              <p className={styles.quiet}>
                <span>{say(`${id}.${partner.id}.relationship`)} ·</span>{' '}
                <span>{say(`${id}.completed`, { count: partner.projects })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Aside>
  );
}
