/** The number by which the bank knows a hotel, of our code: `ULN-1234` is its 1234. */
export function bankNumber(code: string): string {
  return code.slice(code.lastIndexOf('-') + 1);
}
