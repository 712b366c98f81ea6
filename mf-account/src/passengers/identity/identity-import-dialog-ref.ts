import { defineDialog } from '@aylal/shell';

/** MODAL-37: what an import brings and why, and the way to agree to it. */
export const identityImportDialog = defineDialog<object, void>('EMONGOLIA_IMPORT_VIEW');
