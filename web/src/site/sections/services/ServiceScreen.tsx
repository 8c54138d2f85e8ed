import { paths } from '@nav/paths';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSiteText } from '../../facts/use-site-text';
import { useLiveQuery } from '../../live-query';
import { Section } from '../Section';
import styles from './services.module.css';

export interface Service {
  /** Messages `<id>.<name>.title` and `.text`; also its address, `?service=<name>`. */
  name: string;
  icon: ReactNode;
  content: ReactNode;
}

export interface ServiceScreenProps {
  /** Messages `<id>.title`, `.lead`, `.backToServices`, `.backToHome`. */
  id: string;
  services: readonly Service[];
  href: (service?: string) => string;
}

const back = <IconArrowLeft size={18} stroke={1.75} aria-hidden />;

/** Cards of services. One of them opens in place of the list and links back (docs/specification/service-screens.md). */
export function ServiceScreen(props: ServiceScreenProps) {
  const chosen = useLiveQuery('service');
  const service = props.services.find(({ name }) => name === chosen);
  return service ? <Opened {...props} service={service} /> : <Cards {...props} />;
}

function Cards({ id, services, href }: ServiceScreenProps) {
  const say = useSiteText();
  const heading = useId();
  return (
    <Section labelledBy={heading} className={styles.screen}>
      <div className={styles.back}>
        <ButtonLink variant="ghost" size="sm" icon={back} href={paths.home()}>
          {say(`${id}.backToHome`)}
        </ButtonLink>
      </div>
      <Heading level={1} look="d2" id={heading}>
        {say(`${id}.title`)}
      </Heading>
      <p className={styles.lead}>{say(`${id}.lead`)}</p>
      <ul className={styles.cards}>
        {services.map(({ name, icon }) => (
          <li key={name}>
            <Link look="plain" className={styles.card} href={href(name)}>
              {icon}
              <span className={styles.name}>{say(`${id}.${name}.title`)}</span>
              <span className={styles.text}>{say(`${id}.${name}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Opened({ id, service: { name, content } }: ServiceScreenProps & { service: Service }) {
  const say = useSiteText();
  const heading = useId();
  const [, setQuery] = useSearchParams();
  const close = () =>
    setQuery((present) => {
      present.delete('service');
      return present;
    });
  return (
    <Section labelledBy={heading} className={styles.screen}>
      <div className={styles.back}>
        <Button variant="ghost" size="sm" icon={back} onClick={close}>
          {say(`${id}.backToServices`)}
        </Button>
      </div>
      <Heading level={1} look="d2" id={heading}>
        {say(`${id}.${name}.title`)}
      </Heading>
      <div className={styles.content}>{content}</div>
    </Section>
  );
}
