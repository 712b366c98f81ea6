import type { Position } from '@aylal/domain/places';
import { defineDialog } from '@aylal/shell';

/** MODAL-61. Resolves with the place, or with `granted` when only the permission came (MOB-18). `failed` shows the help at once. */
export const geolocationDialog = defineDialog<{ failed?: boolean }, Position | 'granted'>('GEOLOCATION_VIEW');
