import { useSiteSettings } from '@nav/site-settings';
import { Faq } from '../../sections/faq/Faq';

/** Those about choosing a plan have other answers where plans aren't sold. */
const QUESTIONS = ['setup', 'after', 'change', 'over', 'refund', 'currency'];
const SOLD = QUESTIONS.map((name) => (['after', 'change', 'over'].includes(name) ? `${name}Sold` : name));

/** Questions about the prices. Apart from the page, so that what was served of it stays when the settings arrive. */
export function Questions() {
  const { billing } = useSiteSettings();
  return <Faq id="pricing.faq" questions={billing ? SOLD : QUESTIONS} />;
}
