import { defineDialog } from '@aylal/shell';

/** MODAL-07: what a cover pays and what it does not. */
export const coverageDialog = defineDialog<{ slug: string }, void>('INSURANCE_DETAIL_VIEW');

/** MODAL-08: the terms of that name as a PDF. */
export const termsDialog = defineDialog<{ name: string }, void>('INSURANCE_TERMS_VIEW');
