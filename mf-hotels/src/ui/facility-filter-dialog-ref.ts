import { defineDialog } from '@aylal/shell';

/** MODAL-28: which facilities a hotel must have. Resolves with their keys. */
export const facilityFilterDialog = defineDialog<{ chosen: readonly string[] }, readonly string[]>(
  'HOTELS_FACILITY_FILTER_VIEW',
);
