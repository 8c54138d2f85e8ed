import { describe, expect, it } from '@jest/globals';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { listText } from '../../platform/i18n/written.js';
import { renderMail } from '../../platform/outbox/render-mail.js';

const words = new Catalogues();

function mail(language: string, skipped: string[], away: string[]): string {
  const { text } = renderMail(words, {
    template: 'service-requests.offer_expired',
    language,
    params: {
      title: 'No heat',
      place: '87 Laurier',
      company: 'Plombex',
      hasNext: 'no',
      next: '',
      skipped: listText(language, skipped),
      skippedCount: skipped.length,
      hasSkipped: skipped.length > 0 ? 'yes' : 'no',
      away: listText(language, away),
      awayCount: away.length,
      hasAway: away.length > 0 ? 'yes' : 'no',
      note: '',
      hasNote: 'no',
      url: 'https://home.example/job',
    },
  });
  return text;
}

describe('the suppliers that an offer passed over', () => {
  it.each([
    ['en', ['Ana', 'Bo'], 'We left out Ana and Bo, because their insurance or licenses have expired or are missing.'],
    ['fr', ['Ana', 'Bo'], 'Ana et Bo n’ont pas reçu l’offre'],
    ['es', ['Ana', 'Bo'], 'No preguntamos a Ana y Bo, porque les falta'],
    ['en', ['Ana'], 'We left out Ana, because their insurance or a license has expired or is missing.'],
    ['fr', ['Ana'], 'Ana n’a pas reçu l’offre'],
    ['es', ['Ana'], 'No preguntamos a Ana, porque le falta'],
  ])('in %s, %j are named in one sentence with its verb', (language, names, sentence) => {
    expect(mail(language, names, [])).toContain(sentence);
  });

  it.each([
    ['en', 'We left out Ana, because they’re not taking jobs', 'We left out Ana and Bo, because none of them'],
    ['fr', 'Ana n’a pas reçu l’offre et n’accepte', 'Ana et Bo n’ont pas reçu l’offre et n’acceptent'],
    ['es', 'No preguntamos a Ana: no acepta ', 'No preguntamos a Ana y Bo: no aceptan '],
  ])('in %s, those who take no jobs agree with their verb', (language, one, two) => {
    expect(mail(language, [], ['Ana'])).toContain(one);
    expect(mail(language, [], ['Ana', 'Bo'])).toContain(two);
  });
});
