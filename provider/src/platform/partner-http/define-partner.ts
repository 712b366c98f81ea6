import type * as v from 'valibot';
import type { PartnerSettings } from '../config.ts';

/** What a partner's variables hold, by their schemas. */
type PartnerVariables<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>;

/** A partner as its owner defines it: its variables and what they mean (OPS-1). Without an address the sandbox plays it, and nobody when the sandbox is off. */
interface PartnerDefinition<K extends keyof PartnerSettings, E extends v.ObjectEntries> {
  /** Its settings stand under this name in `config.partners`. */
  readonly name: K;
  /** What `NOT_OFFERED` calls what only this partner can do; production cannot do without a partner that has none. */
  readonly offers: string | undefined;
  readonly environment: E;
  /** The variable that holds its address. */
  readonly address: keyof E & string;
  /** The variables that it needs once its address is given. */
  readonly needed: readonly (keyof E & string)[];
  settings(variables: PartnerVariables<E>): PartnerSettings[K];
}

/** A partner of the list of all partners, its own variables set aside. */
export interface AnyPartner {
  readonly name: keyof PartnerSettings;
  readonly offers: string | undefined;
  readonly environment: v.ObjectEntries;
  readonly address: string;
  readonly needed: readonly string[];
  /** Takes what this partner's own schemas have checked. */
  settings(variables: Readonly<Record<string, unknown>>): unknown;
}

/** Defines a partner; its variables, needs and settings are checked against each other by the compiler. */
export function definePartner<K extends keyof PartnerSettings, E extends v.ObjectEntries>(
  partner: PartnerDefinition<K, E>,
): AnyPartner {
  // Its variables were checked by these very schemas; the compiler cannot see that through a list of partners.
  return partner;
}
