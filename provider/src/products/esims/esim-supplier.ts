import type { EsimPlanType, EsimUsage } from '@aylal/contracts/esims';

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

/** An eSIM as its supplier has made it: `activation` is the text of its QR code. */
export interface MadeEsim {
  readonly iccid: string;
  readonly activation: string;
  /** What has to be typed by hand, where something has. */
  readonly apn: string | null;
}

/**
 * What is left of an eSIM: data in MB, voice in minutes, texts by number. `expiresAt` in milliseconds, null before its first use. `startedAt` is not told by
 * every supplier and is worked out by us.
 */
export interface SupplierUsage {
  readonly remaining: number;
  readonly total: number;
  readonly remainingVoice: number;
  readonly totalVoice: number;
  readonly remainingText: number;
  readonly totalText: number;
  readonly expiresAt: number | null;
  readonly isUnlimited: boolean;
  readonly status: EsimUsage['status'];
}

/** Who makes eSIMs. Every call throws `PartnerError` when no answer can be used. */
export interface EsimSupplier {
  /** Everything on sale; a record that cannot be read is left out. */
  plans(): Promise<readonly SupplierPlan[]>;
  /** Makes an eSIM of a package for an order of ours. An answer that is lost throws `unknown`: look for it before asking again. */
  order(reference: string, packageId: string): Promise<MadeEsim>;
  /** The eSIM that was made for an order of ours; undefined where there is none. */
  findOrder(reference: string): Promise<MadeEsim | undefined>;
  /** Undefined where the supplier itself does not know it. */
  usage(iccid: string): Promise<SupplierUsage | undefined>;
  /** What this eSIM can be topped up with; a record that cannot be read is left out. */
  topUps(iccid: string): Promise<readonly SupplierPackage[]>;
  /** Adds a package to an eSIM for an order of ours. An answer that is lost throws `unknown`: look for it before asking again. */
  topUp(reference: string, iccid: string, packageId: string): Promise<void>;
  /** Whether a package was added for an order of ours. */
  findTopUp(reference: string): Promise<boolean>;
  close(): Promise<void>;
}
