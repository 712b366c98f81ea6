// A entry point of its own, and not shared at run time: every package carries the small parts that it uses. They keep nothing and are put together from the first entry point.

// Layout
export { KeyValue, KeyValueList } from './primitives/key-value.tsx';

// Fields
export { CheckboxField } from './primitives/checkbox-field.tsx';
export { CodeField } from './primitives/code-field.tsx';
export { CounterField } from './primitives/counter-field.tsx';
export { BirthdayField, DateField } from './primitives/date-field.tsx';
export { PasswordField } from './primitives/password-field.tsx';
export { RadioChips } from './primitives/radio-chips.tsx';
export type { RadioChipOption } from './primitives/radio-chips.tsx';
export { RadioRows } from './primitives/radio-rows.tsx';
export type { RadioRow } from './primitives/radio-rows.tsx';
export { TextAreaField } from './primitives/text-area-field.tsx';
export { useDebounced } from './primitives/use-debounced.ts';

// Feedback
export { ErrorSummary } from './primitives/error-summary.tsx';
export { LiveRegion } from './primitives/live-region.tsx';
export { Meter } from './primitives/meter.tsx';
export { Tooltip } from './primitives/tooltip.tsx';

// Pages whose scripts do not run
export { WithoutScripts, WithScripts } from './primitives/without-scripts.tsx';

// Finding the way
export { Accordion, Disclosure } from './primitives/disclosure.tsx';
export { Stepper } from './primitives/stepper.tsx';
export { Tabs } from './primitives/tabs.tsx';
export type { TabItem } from './primitives/tabs.tsx';

// Marks and pictures
export { AirlineMark } from './primitives/airline-mark.tsx';
export { BankMark } from './primitives/bank-mark.tsx';
export { HorizonStrip, skyHourOf } from './primitives/horizon-strip.tsx';
export type { SkyHour } from './primitives/horizon-strip.tsx';
export { SkyHero } from './primitives/sky-hero.tsx';
export { TimeOfDayTile } from './primitives/time-of-day-tile.tsx';

// Travel
export { LegRow } from './primitives/leg-row.tsx';
export type { LegEnd, LegRowProps } from './primitives/leg-row.tsx';
export { PriceRidge } from './primitives/price-ridge.tsx';
export type { PriceRidgeDay } from './primitives/price-ridge.tsx';
export { TicketCard, TicketCode, TicketFacts, TicketPerforation, TicketSection } from './primitives/ticket-card.tsx';
export { Timeline } from './primitives/timeline.tsx';
export type { TimelineStep } from './primitives/timeline.tsx';
