import { useEffect, useState } from 'react';
import { readAnswering, type Answering } from '../api/chat-api';

/** How soon the chat answers, read when the panel opens. If this fails, only the opening hours are promised. */
export function useAnswering(): Answering | undefined {
  const [answering, setAnswering] = useState<Answering>();
  useEffect(() => {
    let stays = true;
    readAnswering().then(
      (read) => stays && setAnswering(read),
      () => undefined,
    );
    return () => {
      stays = false;
    };
  }, []);
  return answering;
}
