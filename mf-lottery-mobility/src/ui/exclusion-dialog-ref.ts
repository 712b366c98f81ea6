import { defineDialog } from '@aylal/shell';

/** Asks for how many days a customer wants to be kept out. `true` when it is done. */
export const exclusionDialog = defineDialog<Record<never, never>, true>('LOTTERY_EXCLUSION_VIEW');
