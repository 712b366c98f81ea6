import { AIRLINE_COLORS } from './airline-colors.ts';
import { LetterMark } from './letter-mark.tsx';

export type AirlineMarkProps = { code: string; size?: 'sm' | 'md' | 'lg' | undefined };

/** An airline's tile: its two letters on its colour, or on grey when we do not know it. The airline's name is beside it. */
export function AirlineMark({ code, size }: AirlineMarkProps) {
  return <LetterMark letters={code.slice(0, 3)} color={AIRLINE_COLORS[code]} size={size} />;
}
