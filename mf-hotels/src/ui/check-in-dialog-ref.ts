import type { CheckInNotice } from '@aylal/contracts/hotels';
import { defineDialog } from '@aylal/shell';

/** MODAL-31: when one may come and must go, and the rules of the house. */
export const checkInDialog = defineDialog<{ notice: CheckInNotice }, void>('HOTELS_CHECK_IN_VIEW');
