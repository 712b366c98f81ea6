/** What may be typed or scanned to name a vehicle: letters of both alphabets, digits and what stands between them. */
export const vehicleCodePattern = /^[\p{L}\d][\p{L}\d\s/-]{2,59}$/u;

/** What two writings of one code share: `1037 уба`, `1037УБА` and `1037-УБА` are the same plate. */
export function vehicleCodeKey(text: string): string {
  return text.toUpperCase().replaceAll(/[\s/-]/g, '');
}

/** Whether a code names a vehicle: its plate, its number in the fleet, or the text of its QR code. */
export function isNamedBy(
  vehicle: { readonly plate_no: string; readonly ref_number: string; readonly qr_code: string },
  code: string,
): boolean {
  const key = vehicleCodeKey(code);
  return [vehicle.plate_no, vehicle.ref_number, vehicle.qr_code].some((one) => vehicleCodeKey(one) === key);
}
