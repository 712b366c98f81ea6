import { useEffect, useRef, type ReactNode } from 'react';
import { chakra } from '@aylal/ui';

export interface AnswerInSightProps {
  /** What came of the last attempt; another object for each. */
  answer: object | null;
  /** Its notice; nothing where the answer is shown elsewhere. */
  children: ReactNode;
}

/** The notice of a refused booking takes the focus, as the summary of faults does: the button that sent it stands a long form further down, and would look dead. */
export function AnswerInSight({ answer, children }: AnswerInSightProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== null && place.current?.hasChildNodes()) place.current.focus();
  }, [answer]);
  return (
    <Place ref={place} tabIndex={-1}>
      {children}
    </Place>
  );
}

const Place = chakra('div', { base: { scrollMarginBlock: '6', _empty: { display: 'none' } } });
