import type { DialogViewOf, flightRefundRulesDialog } from '@aylal/shell';
import type { OfferKey } from '../api/get-flight-offer-query.ts';
import { RulesBody } from './rules-body.tsx';

/** MODAL-02. */
function RefundRulesDialog({ props }: { props: OfferKey }) {
  return <RulesBody offerKey={props} kind="refund" />;
}

export const view: DialogViewOf<typeof flightRefundRulesDialog> = {
  title: 'rules.refundTitle',
  Component: RefundRulesDialog,
};
