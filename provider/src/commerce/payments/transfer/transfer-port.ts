import type { Config } from '../../../platform/config.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { PartnerUrl } from '../../../platform/partner-http/partner-url.ts';
import type { PaymentPort } from '../payment-port.ts';
import type { TransferStore } from './transfer-store.ts';

/**
 * A transfer to our account. Nothing is opened at the bank: the customer gets the account and the order's number as purpose, and the statement tells
 * what came. A closed one can still be transferred to, so the book is read for ever and late money is booked as such (MNY-7).
 */
export function createTransferPort(
  { partners, publicUrl }: Pick<Config, 'partners' | 'publicUrl'>,
  book: TransferStore,
  place: PartnerUrl,
): PaymentPort {
  const { account: number, accountName: name, bank } = partners.transfer;

  return {
    name: 'TRANSFER',
    ready: place.ready,
    outside: place.outside,
    openInvoice: async ({ senderNo, receiver, amount }) => {
      if (!place.ready) throw new PartnerError('unavailable', 'NOT_CONFIGURED');
      const page = `${publicUrl}/sandbox/transfer?${new URLSearchParams({ purpose: receiver, amount: String(amount) }).toString()}`;
      return {
        partnerId: senderNo,
        qrText: '',
        url: place.outside ? '' : page,
        banks: [],
        account: { number, name, bank, reference: receiver },
      };
    },
    standing: async ({ partnerId }) => {
      await book.update();
      return { payments: await book.paidTo(partnerId), declined: null };
    },
    cancelInvoice: async ({ partnerId, amount }) => {
      await book.update();
      const paid = (await book.paidTo(partnerId)).reduce((sum, each) => sum + each.amount, 0);
      return paid >= amount ? 'already-paid' : 'cancelled';
    },
    close: () => book.close(),
  };
}
