import * as v from 'valibot';

const amount = v.pipe(v.number(), v.minValue(0));
const digits = (shape: RegExp) => v.pipe(v.string(), v.regex(shape));
const code = v.nullable(v.string());

const item = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  classificationCode: digits(/^\d{7}$/),
  taxProductCode: code,
  qty: amount,
  unitPrice: amount,
  totalAmount: amount,
  totalVAT: amount,
  totalCityTax: amount,
});

const part = v.object({
  taxType: v.picklist(['VAT_ABLE', 'VAT_FREE', 'VAT_ZERO', 'NO_VAT']),
  merchantTin: digits(/^\d{11,14}$/),
  totalAmount: amount,
  totalVAT: amount,
  items: v.pipe(v.array(item), v.minLength(1)),
});

/** What PosAPI 3.0 takes, as far as its description says so. */
const request = v.object({
  branchNo: digits(/^\d{3}$/),
  districtCode: digits(/^\d{4}$/),
  merchantTin: digits(/^\d{11,14}$/),
  posNo: digits(/^\d+$/),
  type: v.picklist(['B2C_RECEIPT', 'B2B_RECEIPT']),
  customerTin: v.nullable(digits(/^\d{11,14}$/)),
  inactiveId: v.nullable(digits(/^\d{33}$/)),
  billIdSuffix: digits(/^\d{1,20}$/),
  totalAmount: v.pipe(amount, v.integer(), v.minValue(1)),
  totalVAT: amount,
  receipts: v.pipe(v.array(part), v.minLength(1)),
  payments: v.array(v.object({ code: v.string(), status: v.literal('PAID'), paidAmount: amount })),
});
export type ReceiptRequest = v.InferOutput<typeof request>;

const sum = (amounts: readonly number[]) => Number(amounts.reduce((total, one) => total + one, 0).toFixed(2));

/** The request, or what is wrong with it: a shape, sums that do not agree, a company without its number, a rate without its reason. */
export function readReceiptRequest(body: unknown): ReceiptRequest | string {
  const parsed = v.safeParse(request, body);
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0]) ?? 'body'} ${parsed.issues[0].message}`;
  const { receipts, payments, totalAmount, totalVAT, type, customerTin } = parsed.output;
  if (sum(receipts.map((each) => each.totalAmount)) !== totalAmount) return 'totalAmount';
  if (sum(receipts.map((each) => each.totalVAT)) !== totalVAT) return 'totalVAT';
  if (sum(payments.map(({ paidAmount }) => paidAmount)) !== totalAmount) return 'payments';
  if ((type === 'B2B_RECEIPT') !== (customerTin !== null)) return 'customerTin';
  for (const { taxType, items, ...own } of receipts) {
    if (sum(items.map((each) => each.totalAmount)) !== own.totalAmount) return 'items.totalAmount';
    const tax = taxType === 'VAT_ABLE' ? sum(items.map((each) => Math.round((each.totalAmount * 100) / 11) / 100)) : 0;
    if (own.totalVAT !== tax) return 'items.totalVAT';
    const reasoned = taxType === 'VAT_ZERO' || taxType === 'VAT_FREE';
    if (reasoned && items.some(({ taxProductCode }) => taxProductCode === null)) return 'taxProductCode';
  }
  return parsed.output;
}
