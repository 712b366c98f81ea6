import { defineDialog } from '@aylal/shell';

/** Looks through the camera for the QR code of a vehicle. The text of the first that is read; nothing when it is closed. */
export const scanDialog = defineDialog<Record<string, never>, string>('VEHICLE_SCAN_VIEW');
