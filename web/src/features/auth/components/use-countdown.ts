import { useCallback, useEffect, useState } from 'react';

/** Seconds that remain until something is offered again. */
export function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  const running = seconds > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return [seconds, useCallback((from: number) => setSeconds(from), [])];
}
