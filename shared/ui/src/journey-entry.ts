// Shared at run time too, and sent only with the screens that use it: the large parts for choosing places and days. Small ones are in `primitives-entry.ts`.
export { Combobox } from './combobox/combobox.tsx';
export type { ComboboxProps } from './combobox/combobox.tsx';
export type { ComboboxGroup, ComboboxOption, ComboboxState } from './combobox/combobox-types.ts';
export { DateRangeField } from './dates/date-range-field.tsx';
export type { DateRangeFieldProps, ShownMonth } from './dates/date-range-field.tsx';
export type { DayNote } from './dates/day-cell.tsx';
export type { DateRange } from './dates/pick-day.ts';
export { FieldButton } from './fields/field-button.tsx';
export { AnchoredPanel } from './overlay/anchored-panel.tsx';
// Brings a library of its own, which one package loads for all.
export { QrCode } from './travel/qr-code.tsx';
