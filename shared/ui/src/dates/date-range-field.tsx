import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { FieldButton } from '../fields/field-button.tsx';
import { FieldNote } from '../fields/field-frame.tsx';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { AnchoredPanel } from '../overlay/anchored-panel.tsx';
import { fillText } from '../texts/fill-text.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { addDays } from './calendar-days.ts';
import { Calendar } from './calendar.tsx';
import { fieldDateLabel, fullDateLabel } from './date-labels.ts';
import type { DayNote } from './day-cell.tsx';
import { EndSwitch } from './end-switch.tsx';
import { MonthTable } from './month-table.tsx';
import type { MonthTableHeads } from './month-table.tsx';
import { pickDay } from './pick-day.ts';
import type { DateRange, RangeEnd } from './pick-day.ts';

export type DateRangeFieldProps = {
  /** The panel's heading: "Явах, буцах өдөр". */
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** `single` has one field and closes with the first choice: one way. */
  mode?: 'range' | 'single' | undefined;
  startLabel?: string | undefined;
  endLabel?: string | undefined;
  /** Stands where no day is chosen. */
  placeholder?: string | undefined;
  /** The day it is where the traveller is. */
  today: string;
  /** First and last day that can be chosen; today and 330 days on by default. */
  min?: string | undefined;
  max?: string | undefined;
  notes?: Readonly<Record<string, DayNote>> | undefined;
  isDayOff?: ((date: string) => boolean) | undefined;
  error?: string | undefined;
  /** Left of the button at the foot: length of the trip, from which price. */
  footerNote?: ReactNode | undefined;
  /** Over the months: what the figures under the days are. */
  caption?: ReactNode | undefined;
  /** Called what is in view while the panel is open, for the notes of those days; the month after may be in view as well. The same function at every render. */
  onShown?: ((shown: ShownMonth) => void) | undefined;
  /** The names of its days in a form that works without scripts: plain fields take them there. `form` is its id, where it stands elsewhere. */
  names?: { start: string; end?: string | undefined; form?: string | undefined } | undefined;
  /** The days stand in a plain table with these heads, instead of a calendar. */
  table?: MonthTableHeads | undefined;
};

/** The first month in view, and the end of the range that the next press sets. */
export type ShownMonth = { month: string; end: RangeEnd };

const SELLABLE_DAYS = 330;

// The children of `noscript` are rendered by a server only: no browser with scripts loads them.
const PlainDates = lazy(async () => {
  const { PlainDates: Component } = await import(/* webpackChunkName: "plain-dates" */ './plain-dates.tsx');
  return { default: Component };
});

/** Departure and return: two fields that open one calendar, a popover on a desktop and a sheet on a phone. */
export function DateRangeField(props: DateRangeFieldProps) {
  const {
    label,
    value,
    onChange,
    mode = 'range',
    today,
    min = today,
    max = addDays(today, SELLABLE_DAYS),
    error,
    onShown,
    table,
  } = props;
  const texts = useUiTexts();
  const phone = useIsPhone();
  const id = useId();
  const [end, setEnd] = useState<RangeEnd | null>(null);
  const [month, setMonth] = useState('');
  // What is in view is known to the months themselves, after they are drawn.
  useEffect(() => {
    if (end !== null && month !== '') onShown?.({ month, end });
  }, [end, month, onShown]);
  const startLabel = props.startLabel ?? texts.departure;
  const placeholder = props.placeholder ?? texts.chooseDate;
  const endLabel = props.endLabel ?? texts.returning;
  const ends =
    mode === 'range'
      ? ([
          ['start', startLabel],
          ['end', endLabel],
        ] as const)
      : ([['start', startLabel]] as const);

  function pick(day: string) {
    if (mode === 'single') {
      onChange({ start: day, end: null });
      setEnd(null);
      return;
    }
    const picked = pickDay(value, end ?? 'start', day);
    onChange(picked.range);
    setEnd(picked.next);
  }

  const { names } = props;
  const columns = mode === 'range' ? '1fr 1fr' : '1fr';
  const fields = (
    <chakra.div
      display="grid"
      gridTemplateColumns={columns}
      gap="2"
      css={names && { '@media (scripting: none)': { display: 'none' } }}
    >
      {ends.map(([which, caption]) => (
        <FieldButton
          key={which}
          caption={caption}
          value={value[which] ? fieldDateLabel(value[which], today, texts) : undefined}
          placeholder={placeholder}
          aria-haspopup="dialog"
          aria-expanded={end !== null}
          aria-label={`${caption}: ${value[which] ? `${fieldDateLabel(value[which], today, texts)}. ${fillText(texts.changeDate, { date: fullDateLabel(value[which], texts) })}` : placeholder}`}
          aria-describedby={error ? `${id}-note` : undefined}
          invalid={Boolean(error)}
          onClick={() => setEnd(end === which ? null : which)}
        />
      ))}
    </chakra.div>
  );

  const months = {
    range: mode === 'range' ? value : { start: value.start, end: null },
    onPick: pick,
    today,
    min,
    max,
    notes: props.notes,
    isDayOff: props.isDayOff,
    onMonth: setMonth,
    header: (
      <>
        {mode === 'range' && (
          <EndSwitch
            value={value}
            today={today}
            end={end ?? 'start'}
            startLabel={startLabel}
            endLabel={endLabel}
            onSwitch={setEnd}
          />
        )}
        {props.caption && (
          <chakra.div textStyle="small" color="fg.muted" paddingBlock="2">
            {props.caption}
          </chakra.div>
        )}
      </>
    ),
  };

  return (
    <chakra.div display="grid" gap="1.5" minWidth="0">
      <AnchoredPanel
        open={end !== null}
        onClose={() => setEnd(null)}
        title={label}
        anchor={fields}
        width="688px"
        height="tall"
        footer={
          <>
            <chakra.div flex="1" minWidth="0">
              {props.footerNote}
            </chakra.div>
            <Button onClick={() => setEnd(null)}>{texts.done}</Button>
          </>
        }
      >
        {table ? <MonthTable {...months} heads={table} /> : <Calendar {...months} layout={phone ? 'list' : 'pages'} />}
      </AnchoredPanel>
      {names && (
        <noscript>
          <Suspense>
            <PlainDates {...{ ends, value, names, min, max }} faultId={error && `${id}-note`} />
          </Suspense>
        </noscript>
      )}
      <FieldNote id={`${id}-note`} error={error} />
    </chakra.div>
  );
}
