/** An eSIM's activation string in parts (SGP.22 §4.1). */
export interface ActivationCode {
  /** The SM-DP+ address. */
  readonly host: string;
  /** The code that is typed by hand; may be empty. */
  readonly matchingId: string;
  /** The customer is asked for a further code by the operator. */
  readonly confirmation: boolean;
}

/** Reads `LPA:1$host$code[$oid[$1]]`; null for anything else. */
export function readActivationCode(text: string): ActivationCode | null {
  const match = /^LPA:1\$([A-Za-z0-9.-]+)\$([A-Za-z0-9-]*)(?:\$([0-9.]*)(?:\$([01]?))?)?$/.exec(text);
  if (!match) return null;
  const [, host = '', matchingId = '', , confirmation] = match;
  return host.includes('.') ? { host, matchingId, confirmation: confirmation === '1' } : null;
}

/** The address by which an iPhone (17.4 and later) begins to install without a second screen. */
export function appleInstallAddress(activation: string): string {
  return `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(activation)}`;
}
