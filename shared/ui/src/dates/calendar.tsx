import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { clampDay, monthOf, monthsBetween, shiftMonth } from './calendar-days.ts';
import { calendarKeyGoal } from './calendar-key.ts';
import { CalendarMonth, WeekdayRow } from './calendar-month.tsx';
import { DayCell } from './day-cell.tsx';
import type { DayCellProps, DayNote } from './day-cell.tsx';
import { MonthArrows } from './month-arrows.tsx';
import type { DateRange } from './pick-day.ts';
import { useMonthInView } from './use-month-in-view.ts';

export type CalendarProps = {
  range: DateRange;
  onPick: (date: string) => void;
  today: string;
  min: string;
  max: string;
  /** Under a day: its price in thousands, as a rule. */
  notes?: Readonly<Record<string, DayNote>> | undefined;
  /** Days inside the limits that cannot be chosen: no service. */
  isDayOff?: ((date: string) => boolean) | undefined;
  /** `pages` shows two months with arrows, `list` all of them under each other for a phone. */
  layout: 'pages' | 'list';
  /** Stays above the months: which end is being chosen. */
  header?: ReactNode | undefined;
  /** Called which month is the first in view, whenever another one is. */
  onMonth?: ((month: string) => void) | undefined;
};

/** Months as grids with one tab stop. Arrows walk days and weeks, Home and End the week, PageUp and PageDown months, with Shift years. */
export function Calendar({ range, onPick, today, min, max, notes, isDayOff, layout, header, onMonth }: CalendarProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(false);
  const [day, setDay] = useState(() => clampDay(range.start ?? today, min, max));
  const [firstMonth, setFirstMonth] = useState(() => monthOf(day));
  const months =
    layout === 'list' ? monthsBetween(monthOf(min), monthOf(max)) : [firstMonth, shiftMonth(firstMonth, 1)];

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    frameRef.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  }, [day]);

  useEffect(() => {
    if (layout === 'list' && frameRef.current) showMonth(frameRef.current);
  }, [layout]);

  useEffect(() => {
    if (layout === 'pages') onMonth?.(firstMonth);
  }, [layout, firstMonth, onMonth]);
  useMonthInView(frameRef, layout === 'list', onMonth);

  function turnTo(month: string) {
    setFirstMonth(month);
    if (monthOf(day) < month || monthOf(day) > shiftMonth(month, 1)) setDay(clampDay(`${month}-01`, min, max));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.date === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!isOff(day)) onPick(day);
      return;
    }
    const goal = calendarKeyGoal(event.key, event.shiftKey, day);
    if (goal === null) return;
    event.preventDefault();
    const next = clampDay(goal, min, max);
    if (next === day) return;
    movedByKey.current = true;
    setDay(next);
    const month = monthOf(next);
    if (layout === 'pages' && (month < firstMonth || month > shiftMonth(firstMonth, 1))) {
      setFirstMonth(month < firstMonth ? month : shiftMonth(month, -1));
    }
  }

  function isOff(date: string): boolean {
    return date < min || date > max || (isDayOff?.(date) ?? false);
  }

  const renderDay = (date: string) => (
    <DayCell
      key={date}
      date={date}
      place={placeIn(range, date)}
      off={isOff(date)}
      tabbable={date === day}
      today={date === today}
      note={notes?.[date]}
      onPick={(picked) => {
        setDay(picked);
        onPick(picked);
      }}
    />
  );

  if (layout === 'list') {
    return (
      <chakra.div ref={frameRef} onKeyDown={onKeyDown}>
        <chakra.div position="sticky" top="-4px" bg="bg.panel" zIndex="raised" paddingTop="2">
          {header}
          <WeekdayRow />
        </chakra.div>
        {months.map((month) => (
          <CalendarMonth key={month} month={month} weekdays={false} renderDay={renderDay} />
        ))}
      </chakra.div>
    );
  }
  return (
    <>
      {header}
      <chakra.div ref={frameRef} position="relative" onKeyDown={onKeyDown}>
        <MonthArrows month={firstMonth} first={monthOf(min)} last={shiftMonth(monthOf(max), -1)} onTurn={turnTo} />
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="6">
          {months.map((month, index) => (
            <CalendarMonth key={month} month={month} weekdays live={index === 0} renderDay={renderDay} />
          ))}
        </chakra.div>
      </chakra.div>
    </>
  );
}

/** Brings the month of the chosen day, and with it its name, under what stays above. Only the list itself scrolls: `scrollIntoView` would move the sheet around it too. */
function showMonth(frame: HTMLElement): void {
  const month = frame.querySelector('[data-autofocus]')?.closest('[data-month]');
  const above = frame.firstElementChild;
  let list = frame.parentElement;
  while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement;
  if (month && above && list)
    list.scrollTop += month.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
}

function placeIn({ start, end }: DateRange, date: string): DayCellProps['place'] {
  if (date === start) return end === null || end === start ? 'only' : 'start';
  if (date === end) return 'end';
  return start !== null && end !== null && date > start && date < end ? 'inside' : 'outside';
}
