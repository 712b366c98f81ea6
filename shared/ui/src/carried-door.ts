// A door of its own, and not shared at run time: every package carries the small parts that it uses. They keep nothing and are put together from the first door.

// Layout
export { KeyValue, KeyValueList } from './carried/key-value.tsx';

// Fields
export { CheckboxField } from './carried/checkbox-field.tsx';
export { CodeField } from './carried/code-field.tsx';
export { CounterField } from './carried/counter-field.tsx';
export { BirthdayField, DateField } from './carried/date-field.tsx';
export { PasswordField } from './carried/password-field.tsx';
export { RadioChips } from './carried/radio-chips.tsx';
export type { RadioChipOption } from './carried/radio-chips.tsx';
export { RadioRows } from './carried/radio-rows.tsx';
export type { RadioRow } from './carried/radio-rows.tsx';
export { TextAreaField } from './carried/text-area-field.tsx';
export { useDebounced } from './carried/use-debounced.ts';

// Feedback
export { ErrorSummary } from './carried/error-summary.tsx';
export { LiveRegion } from './carried/live-region.tsx';
export { Meter } from './carried/meter.tsx';
export { Tooltip } from './carried/tooltip.tsx';

// Finding the way
export { Accordion, Disclosure } from './carried/disclosure.tsx';
export { Stepper } from './carried/stepper.tsx';
export { Tabs } from './carried/tabs.tsx';
export type { TabItem } from './carried/tabs.tsx';

// Marks and pictures
export { AirlineMark } from './carried/airline-mark.tsx';
export { BankMark } from './carried/bank-mark.tsx';
export { HorizonStrip, skyHourOf } from './carried/horizon-strip.tsx';
export type { SkyHour } from './carried/horizon-strip.tsx';
export { SkyHero } from './carried/sky-hero.tsx';
export { TimeOfDayTile } from './carried/time-of-day-tile.tsx';

// Travel
export { LegRow } from './carried/leg-row.tsx';
export type { LegEnd, LegRowProps } from './carried/leg-row.tsx';
export { PriceRidge } from './carried/price-ridge.tsx';
export type { PriceRidgeDay } from './carried/price-ridge.tsx';
export { TicketCard, TicketCode, TicketFacts, TicketPerforation, TicketSection } from './carried/ticket-card.tsx';
export { Timeline } from './carried/timeline.tsx';
export type { TimelineStep } from './carried/timeline.tsx';
