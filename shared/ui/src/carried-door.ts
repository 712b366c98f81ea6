// A door of its own, and not shared at run time: every package carries the few small parts that it uses. They keep nothing and are put together from the first door.
export { CounterField } from './carried/counter-field.tsx';
export { Accordion, Disclosure } from './carried/disclosure.tsx';
export { KeyValue, KeyValueList } from './carried/key-value.tsx';
export { LiveRegion } from './carried/live-region.tsx';
export { RadioRows } from './carried/radio-rows.tsx';
export type { RadioRow } from './carried/radio-rows.tsx';
export { useDebounced } from './carried/use-debounced.ts';
