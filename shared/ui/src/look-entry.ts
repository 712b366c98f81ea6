// For a host that provides two majors of this package in one page; of no use with one.
export { UiLook, type UiLookProps } from './theme/ui-look.tsx';
