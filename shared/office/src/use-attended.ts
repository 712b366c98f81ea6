import { useEffect, useState } from 'react';

/** After so long without a key, a tap or a movement nobody is thought to be there, in milliseconds. */
const AWAY_AFTER = 5 * 60_000;
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Whether a person is at this page. What a page reads by itself would keep the session of an empty chair alive. */
export function useAttended(): boolean {
  const [attended, setAttended] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const seen = () => {
      clearTimeout(timer);
      setAttended(true);
      timer = setTimeout(() => setAttended(false), AWAY_AFTER);
    };
    seen();
    for (const sign of signs) document.addEventListener(sign, seen, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, seen);
    };
  }, []);
  return attended;
}
