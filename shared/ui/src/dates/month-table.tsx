import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, useState } from 'react';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { clampDay, monthOf, monthWeeks } from './calendar-days.ts';
import type { CalendarProps } from './calendar.tsx';
import { fullDateLabel, monthTitle, shortDateLabel } from './date-labels.ts';
import { MonthArrows } from './month-arrows.tsx';

/** What is over the two columns. */
export type MonthTableHeads = { day: string; note: string };

export type MonthTableProps = Omit<CalendarProps, 'layout'> & { heads: MonthTableHeads };

/** The days of one month as a plain table for who prefers it: each row a day that can be chosen, with what is known of it. */
export function MonthTable({
  range,
  onPick,
  today,
  min,
  max,
  notes,
  isDayOff,
  header,
  onMonth,
  heads,
}: MonthTableProps) {
  const texts = useUiTexts();
  const id = useId();
  const [month, setMonth] = useState(() => monthOf(clampDay(range.start ?? today, min, max)));
  const headerRef = useRef<HTMLDivElement>(null);
  useEffect(() => onMonth?.(month), [month, onMonth]);
  // It may come in the place of a list that was scrolled far down.
  useEffect(() => {
    // Newer browsers answer a promise, which React would take for a clean-up.
    headerRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const days = monthWeeks(month)
    .flat()
    .filter((day): day is string => day !== null && day >= min && day <= max && !isDayOff?.(day));
  return (
    <>
      <div ref={headerRef}>{header}</div>
      <chakra.div position="relative">
        <MonthArrows month={month} first={monthOf(min)} last={monthOf(max)} onTurn={setMonth} />
        <chakra.h2 id={id} textStyle="h3" textAlign="center" paddingBlock="2" aria-live="polite">
          {monthTitle(month, texts)}
        </chakra.h2>
        <chakra.div maxHeight={{ md: '420px' }} overflowY={{ md: 'auto' }}>
          <Table aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{heads.day}</th>
                <th scope="col">{heads.note}</th>
              </tr>
            </thead>
            <tbody>
              {days.map((day) => {
                const note = notes?.[day];
                const chosen = day === range.start || day === range.end;
                return (
                  <tr key={day}>
                    <th scope="row">
                      <DayButton
                        type="button"
                        aria-label={fullDateLabel(day, texts)}
                        aria-pressed={chosen}
                        onClick={() => onPick(day)}
                      >
                        {shortDateLabel(day, texts)}
                      </DayButton>
                    </th>
                    <chakra.td {...(note?.low ? { color: 'fg.success', fontWeight: '600' } : {})}>
                      {note ? (note.spoken ?? note.text) : '–'}
                      {note?.low && ` · ${texts.lowestPrice}`}
                    </chakra.td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </chakra.div>
      </chakra.div>
    </>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    '& thead th': { textStyle: 'caption', color: 'fg.muted', paddingBottom: '1.5', textAlign: 'start' },
    '& tr > :last-child': { textAlign: 'end', paddingInlineEnd: '2' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tbody th': { textAlign: 'start', fontWeight: '400' },
  },
});

const DayButton = chakra('button', {
  base: {
    minHeight: '44px',
    paddingInline: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    color: 'accent.fg',
    _hover: { textDecoration: 'underline' },
    '&[aria-pressed=true]': { bg: 'accent.solid', color: 'accent.contrast', fontWeight: '600' },
  },
});
