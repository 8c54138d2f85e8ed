import type { Answers } from '@contract/emergencies/questions';
import type { Floor, Report } from '@contract/emergencies/recognise';
import { useEffect, useState } from 'react';

type Recognise = (report: Report) => Floor;

/** The words are checked this long after the last key. */
const PAUSE_MS = 300;
const NO_ANSWERS: Answers = {};
const NONE: Floor = { priority: null, kinds: [] };

export interface Place {
  country: string;
  region: string;
}

/**
 * The emergency that the words and answers name, while they are written. It uses the server's rules, which are loaded with the
 * form, or with a message's first word. If they can't be loaded nothing is shown, and the server still raises the priority.
 */
export function useFloor(texts: readonly string[], place: Place | undefined, answers = NO_ANSWERS): Floor {
  const [recognise, setRecognise] = useState<Recognise>();
  const [floor, setFloor] = useState(NONE);
  const { country, region } = place ?? {};
  const words = texts.join('\n');
  const answered = JSON.stringify(answers);
  useEffect(() => {
    let here = true;
    void import('@contract/emergencies/recognise').then(
      (rules) => here && setRecognise(() => rules.recognise),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  useEffect(() => {
    if (!recognise) return undefined;
    const timer = setTimeout(() => {
      const found = recognise({
        texts: [words],
        answers: JSON.parse(answered) as Answers,
        country,
        region,
        at: new Date(),
      });
      setFloor((before) => (before.kinds.join() === found.kinds.join() ? before : found));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [recognise, words, answered, country, region]);
  return floor;
}
