import type { LocalPlace } from '@aylal/contracts/local-tapa';
import { defineDialog } from '@aylal/shell';

/** MODAL-68: one place. */
export const localPlaceDialog = defineDialog<{ place: LocalPlace }, void>('LOCAL_POPUP_ITEM_VIEW');
