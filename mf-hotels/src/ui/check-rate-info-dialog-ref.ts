import { defineDialog } from '@aylal/shell';

/** MODAL-66: explains the check of a price, before one is chosen; the check itself is `HOTELS_RATE_CHECK_VIEW` (GAP-19). */
export const checkRateInfoDialog = defineDialog<Readonly<Record<never, never>>, void>('HOTELS_CHECK_RATE_INFO_VIEW');
