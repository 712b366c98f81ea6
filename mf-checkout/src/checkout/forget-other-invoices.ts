import type { Services } from '@aylal/shell';

/** Opening an invoice of one way to pay cancels that of another, whose QR code or account must not be shown again from memory. */
export function forgetOtherInvoices(
  { queryClient }: Pick<Services, 'queryClient'>,
  { ref_number, payment_name }: { ref_number: string; payment_name: string },
): void {
  queryClient.removeQueries({
    queryKey: ['invoice', ref_number],
    predicate: ({ queryKey }) => queryKey[2] !== payment_name,
  });
}
