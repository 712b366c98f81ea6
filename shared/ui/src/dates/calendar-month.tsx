import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { monthWeeks } from './calendar-days.ts';
import { monthTitle } from './date-labels.ts';

export type CalendarMonthProps = {
  month: string;
  /** Draws one day; what it returns is a `td`. */
  renderDay: (date: string) => ReactNode;
  /** The names of the days above this month; a list of months shows them once for all. */
  weekdays: boolean;
  /** Says a new month when arrows bring it. */
  live?: boolean | undefined;
};

/** One month as a grid of weeks, Monday first. */
export function CalendarMonth({ month, renderDay, weekdays, live }: CalendarMonthProps) {
  const texts = useUiTexts();
  const id = useId();
  return (
    <chakra.div minWidth="0" data-month={month}>
      <chakra.h2
        id={id}
        textStyle="h3"
        textAlign={weekdays ? 'center' : 'start'}
        paddingBlock="2"
        aria-live={live ? 'polite' : undefined}
      >
        {monthTitle(month, texts)}
      </chakra.h2>
      <MonthTable role="grid" aria-labelledby={id}>
        <thead>
          <chakra.tr {...(weekdays ? {} : { srOnly: true })}>
            {texts.weekdaysShort.map((name, index) => (
              <WeekdayName key={name} scope="col" abbr={texts.weekdaysLong[index]}>
                {name}
              </WeekdayName>
            ))}
          </chakra.tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) => (date === null ? <td key={index} aria-hidden /> : renderDay(date)))}
            </tr>
          ))}
        </tbody>
      </MonthTable>
    </chakra.div>
  );
}

/** The row of day names over a list of months; the months carry their own names for readers. */
export function WeekdayRow() {
  const texts = useUiTexts();
  return (
    <chakra.div
      aria-hidden
      display="grid"
      gridTemplateColumns="repeat(7, 1fr)"
      textAlign="center"
      textStyle="caption"
      color="fg.muted"
      paddingBottom="1.5"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      {texts.weekdaysShort.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </chakra.div>
  );
}

const MonthTable = chakra('table', {
  base: { width: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 2px' },
});

const WeekdayName = chakra('th', {
  base: { textStyle: 'caption', color: 'fg.muted', paddingBottom: '1.5', textAlign: 'center' },
});
