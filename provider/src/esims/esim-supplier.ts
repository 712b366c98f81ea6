import type { EsimPlanType } from '@aylal/contracts';

/** A package as its supplier sells it. `priceUsd` is what a customer pays; what we pay never comes further than the client. */
export interface SupplierPackage {
  readonly id: string;
  readonly priceUsd: number;
  readonly dataMb: number;
  readonly days: number;
  readonly isUnlimited: boolean;
  readonly voiceMinutes: number;
  readonly sms: number;
  readonly fairUse: { readonly dailyMb: number; readonly thenKbps: number } | null;
}

export interface SupplierCoverage {
  readonly code: string;
  readonly networks: readonly { readonly name: string; readonly types: readonly string[] }[];
}

/** One eSIM of the supplier: a destination and a plan type of one operator. `countryCode` is empty for a region. */
export interface SupplierPlan {
  readonly destination: string;
  readonly title: string;
  readonly countryCode: string;
  readonly image: string;
  readonly operator: string;
  readonly planType: EsimPlanType;
  readonly activation: 'installation' | 'first-usage';
  readonly apnType: 'automatic' | 'manual';
  readonly hotspot: boolean;
  readonly coverages: readonly SupplierCoverage[];
  readonly packages: readonly SupplierPackage[];
}

/** Who makes eSIMs. Every call throws `PartnerError` when no answer can be used. */
export interface EsimSupplier {
  /** Everything on sale; a record that cannot be read is left out. */
  plans(): Promise<readonly SupplierPlan[]>;
  close(): Promise<void>;
}
