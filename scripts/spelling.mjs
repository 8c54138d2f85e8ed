// Spelling in three languages, a part of npm test -- lint. Add a correct word that no dictionary knows to
// spelling/words.json.
import { spellingOf } from './spelling/dictionary.mjs';
import { texts } from './spelling/texts.mjs';

const wrongIn = { en: spellingOf('en'), fr: spellingOf('fr'), es: spellingOf('es') };

/** What is wrong in a text, read in the language that it fits best. @param {import('./spelling/texts.mjs').Text} text */
const mistakes = ({ text, languages }) =>
  languages
    .map((language) => wrongIn[language](text))
    .reduce((fewest, found) => (found.length < fewest.length ? found : fewest));

const all = texts();
const complaints = all.flatMap((text) => mistakes(text).map((word) => `${text.where}: ${word}`));
for (const complaint of complaints) console.log(`✗ ${complaint}`);
console.log(`${all.length} texts, ${complaints.length} unknown words`);
process.exitCode = complaints.length > 0 || all.length === 0 ? 1 : 0;
