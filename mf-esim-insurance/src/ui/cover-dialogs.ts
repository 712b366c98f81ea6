import { defineDialog } from '@aylal/shell';

/** MODAL-07: what a cover pays and what it does not. */
export const coverageDialog = defineDialog<{ slug: string }, void>('INSURANCE_DETAIL_VIEW');
