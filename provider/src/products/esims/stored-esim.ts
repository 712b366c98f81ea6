import type { EsimPlanType } from '@aylal/contracts/esims';
import type { Money } from '@aylal/domain/money';
import type { SupplierPackage } from './esim-supplier.ts';

declare module '../../commerce/orders/order-row.ts' {
  interface StoredItems {
    readonly esim: StoredEsim;
  }
}

/** What an order of an eSIM, or of a top-up, keeps: what was agreed, and once it is made, the eSIM itself with its activation string sealed for this order (PII-2). */
export interface StoredEsim {
  readonly slug: string;
  readonly destination: string;
  readonly countryCode: string;
  readonly title: string;
  readonly planType: EsimPlanType;
  readonly package: SupplierPackage;
  readonly price: Money;
  /** For a top-up: the order whose eSIM it goes to, and that eSIM. Nothing is made for it. */
  readonly topUpOf?: { readonly refNumber: string; readonly iccid: string };
  readonly made: { readonly iccid: string; readonly sealed: string; readonly apn: string | null } | null;
}
