import * as v from 'valibot';

const transfer = v.pipe(v.string(), v.parseJson(), v.object({ sender: v.string() }));

/** The account that a transfer came from, of what the bank sent; null where the statement names none. */
export function senderOf(raw: string | null): string | null {
  const { success, output } = v.safeParse(transfer, raw);
  return success && output.sender !== '' ? output.sender : null;
}
