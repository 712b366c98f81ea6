import type { DialogViewOf, walletTopUpDialog } from '@aylal/shell';
import { TopUpForm } from './top-up-form.tsx';

/** MODAL-55. The dialog closes first, then the checkout opens. */
export const view: DialogViewOf<typeof walletTopUpDialog> = {
  title: 'wallet.topUpTitle',
  Component: ({ props, close }) => <TopUpForm type={props.type} onOrdered={() => close()} />,
};
