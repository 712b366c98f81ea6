import type { DialogViewOf, flightChangeRulesDialog } from '@aylal/shell';
import type { OfferKey } from '../api/get-flight-offer-query.ts';
import { RulesBody } from './rules-body.tsx';

/** MODAL-03. */
function ChangeRulesDialog({ props }: { props: OfferKey }) {
  return <RulesBody offerKey={props} kind="change" />;
}

export const view: DialogViewOf<typeof flightChangeRulesDialog> = {
  title: 'rules.changeTitle',
  Component: ChangeRulesDialog,
};
