/** What is printed on a receipt once. */
export interface PrintedCodes {
  readonly lottery: string;
  readonly qr_data: string;
}

/**
 * Lottery and QR text of an order's receipt, in the memory of this page alone (GAP-93): the one answer that had them wrote them there, nothing reads them
 * from anywhere, and signing out forgets them (SEC-2).
 */
export function printedReceiptQuery(refNumber: string) {
  return {
    queryKey: ['printed-receipt', refNumber] as const,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { personal: true },
    queryFn: (): PrintedCodes => ({ lottery: '', qr_data: '' }),
  };
}
