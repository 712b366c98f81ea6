import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

/** What a device makes codes of (RFC 6238): 160 bits, as authenticator apps take them. */
export function newDeviceSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function deviceAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The code that the device shows at an instant in milliseconds. */
export function deviceCode(secret: string, now: number): string {
  return totpOf(secret).generate({ timestamp: now });
}

/** The time step that a code belongs to; a device may be half a minute wrong. Null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, label = 'office'): TOTP {
  return new TOTP({ issuer: 'Aylal', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });
}
