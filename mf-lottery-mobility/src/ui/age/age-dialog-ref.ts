import { defineDialog } from '@aylal/shell';

/** MODAL-60. `true` when the customer says that they are 18; closing it says nothing, which is no. */
export const ageDialog = defineDialog<Record<never, never>, true>('AGE_WARNING_VIEW');
