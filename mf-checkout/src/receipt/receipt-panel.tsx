import { useServices, type LentPanel } from '@aylal/shell';
import { ReceiptForm } from './receipt-form.tsx';

/** PANEL-02: the e-receipt form, which closes the panel once it is sent (EBARIMT-09). */
export const Panel: LentPanel<'mobilityEBarimt'> = function ReceiptPanel({ ref_number, company }) {
  const { panels } = useServices();
  return <ReceiptForm refNumber={ref_number} company={company} onSent={panels.close} />;
};
