import type { DialogView } from '@aylal/shell';
import type { OfferKey } from '../api/get-flight-offer-query.ts';
import { RulesBody } from './rules-body.tsx';

/** MODAL-03. */
function ChangeRulesDialog({ props }: { props: OfferKey }) {
  return <RulesBody offerKey={props} kind="change" />;
}

export const view: DialogView<OfferKey, void> = { title: 'rules.changeTitle', Component: ChangeRulesDialog };
