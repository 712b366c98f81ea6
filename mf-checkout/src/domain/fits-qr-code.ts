/** What the largest QR code holds in bytes at the lowest correction (ISO/IEC 18004, version 40-L). */
const MOST_BYTES = 2_953;

/** False for a text that no QR code can hold, and for none at all: a partner's text may be anything (WEB-4). */
export function fitsQrCode(text: string): boolean {
  return text !== '' && new TextEncoder().encode(text).length <= MOST_BYTES;
}
