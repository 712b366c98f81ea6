import type { TaxType } from '../../orders/sold-as.ts';
import { taxWithin, type ReceiptLine } from '../receipt-lines.ts';
import type { TaxRequest } from '../tax-port.ts';
import type { TaxSettings } from '../tax-partner.ts';

/** The body of `POST /rest/receipt` (PosAPI 3.0): one part per kind of tax, lines in it, and what was paid. */
export function posapiBody(settings: TaxSettings, { number, replaces, companyTin, lines }: TaxRequest) {
  const types = [...new Set(lines.map(({ taxType }) => taxType))];
  return {
    ...sums(lines),
    branchNo: settings.branchNo,
    districtCode: settings.districtCode,
    merchantTin: settings.merchantTin,
    posNo: settings.posNo,
    customerTin: companyTin,
    consumerNo: null,
    type: companyTin === null ? 'B2C_RECEIPT' : 'B2B_RECEIPT',
    inactiveId: replaces,
    reportMonth: null,
    billIdSuffix: number,
    receipts: types.map((taxType) => part(settings, companyTin, taxType, lines)),
    payments: [{ code: 'BANK_TRANSFER', status: 'PAID', paidAmount: sums(lines).totalAmount }],
  };
}

function part(settings: TaxSettings, customerTin: string | null, taxType: TaxType, all: readonly ReceiptLine[]) {
  const reasons = { VAT_ZERO: settings.zeroRateCode, VAT_FREE: settings.exemptCode, VAT_ABLE: null };
  const lines = all.filter((line) => line.taxType === taxType);
  return {
    ...sums(lines),
    taxType,
    merchantTin: settings.merchantTin,
    customerTin,
    items: lines.map((line) => ({
      ...sums([line]),
      name: line.name,
      barCode: '',
      barCodeType: 'UNDEFINED',
      classificationCode: line.kind === 'ticket' ? settings.ticketCode : settings.feeCode,
      taxProductCode: reasons[taxType],
      measureUnit: 'ш',
      qty: 1,
      unitPrice: line.amount,
    })),
  };
}

/** A sum of the parts' own taxes, so that no rounding is between a receipt and its lines. */
function sums(lines: readonly ReceiptLine[]) {
  return {
    totalAmount: lines.reduce((sum, { amount }) => sum + amount, 0),
    totalVAT: Number(lines.reduce((sum, line) => sum + taxWithin(line), 0).toFixed(2)),
    totalCityTax: 0,
  };
}
