import { Stub } from '../../sections/stub/Stub';

export default function NewsPressPage() {
  return <Stub id="news-press" ways={['news', 'about', 'contact']} />;
}
