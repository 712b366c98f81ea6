// Shared at run time too, and sent only with the screens that use it: parts for filling in, choosing days and places, paying and keeping.

// Layout
export { useIsPhone, useMediaQuery } from './layout/use-is-phone.ts';

// Fields
export { CodeField } from './fields/code-field.tsx';
export { BirthdayField, DateField } from './fields/date-field.tsx';
export { FieldButton } from './fields/field-button.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { RadioChips } from './fields/radio-chips.tsx';
export type { RadioChipOption } from './fields/radio-chips.tsx';
export { RangeField } from './fields/range-field.tsx';
export type { RangeFieldProps } from './fields/range-field.tsx';
export { TextAreaField } from './fields/text-area-field.tsx';

// Dates and places
export { Combobox } from './combobox/combobox.tsx';
export type { ComboboxProps } from './combobox/combobox.tsx';
export type { ComboboxGroup, ComboboxOption, ComboboxState } from './combobox/combobox-types.ts';
export { HighlightedText } from './combobox/highlighted-text.tsx';
export { Calendar } from './dates/calendar.tsx';
export { DateRangeField } from './dates/date-range-field.tsx';
export type { DateRangeFieldProps, ShownMonth } from './dates/date-range-field.tsx';
export type { DayNote } from './dates/day-cell.tsx';
export type { DateRange } from './dates/pick-day.ts';

// Overlays
export { AnchoredPanel } from './overlay/anchored-panel.tsx';
export { Popover } from './overlay/popover.tsx';
export { Tooltip } from './overlay/tooltip.tsx';

// Feedback
export { ErrorSummary } from './feedback/error-summary.tsx';
export { Meter } from './feedback/meter.tsx';
export { Spinner } from './feedback/spinner.tsx';

// Finding the way
export { Stepper } from './navigation/stepper.tsx';
export { Tabs } from './navigation/tabs.tsx';
export type { TabItem } from './navigation/tabs.tsx';

// Marks and pictures
export { BankMark } from './brand/bank-mark.tsx';
export { HorizonStrip, skyHourOf } from './brand/horizon-strip.tsx';
export type { SkyHour } from './brand/horizon-strip.tsx';
export { LetterMark } from './brand/letter-mark.tsx';
export { RidgeScene } from './brand/ridge-scene.tsx';
export { SkyHero } from './brand/sky-hero.tsx';

// Travel
export { ItineraryLine } from './travel/itinerary-line.tsx';
export { PriceRidge } from './travel/price-ridge.tsx';
export type { PriceRidgeDay } from './travel/price-ridge.tsx';
export { PriceStrip } from './travel/price-strip.tsx';
export type { PriceStripDay } from './travel/price-strip.tsx';
export { QrCode } from './travel/qr-code.tsx';
export { TicketCard, TicketCode, TicketFacts, TicketPerforation, TicketSection } from './travel/ticket-card.tsx';
export { Timeline } from './travel/timeline.tsx';
export type { TimelineStep } from './travel/timeline.tsx';
