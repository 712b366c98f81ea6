import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../controls/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '../icons/icons.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { shiftMonth } from './calendar-days.ts';

export type MonthArrowsProps = {
  month: string;
  /** The first and the last month that there is a way to. */
  first: string;
  last: string;
  onTurn: (month: string) => void;
};

/** To the month before and the month after, at both ends of the line that they stand on. */
export function MonthArrows({ month, first, last, onTurn }: MonthArrowsProps) {
  const texts = useUiTexts();
  return (
    <chakra.div position="absolute" insetInline="0" top="-2px" display="flex" justifyContent="space-between">
      <IconButton label={texts.previousMonth} disabled={month <= first} onClick={() => onTurn(shiftMonth(month, -1))}>
        <IconChevronLeft />
      </IconButton>
      <IconButton label={texts.nextMonth} disabled={month >= last} onClick={() => onTurn(shiftMonth(month, 1))}>
        <IconChevronRight />
      </IconButton>
    </chakra.div>
  );
}
