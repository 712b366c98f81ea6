import type { ResultOf } from '@aylal/contracts';
import type { readFigures } from '@aylal/contracts/office';
import type { FigureDays } from '../domain/figure-lines.ts';

/** What every card is drawn from. */
export interface FigureCardProps {
  readonly figures: ResultOf<typeof readFigures>;
  readonly days: FigureDays;
}
