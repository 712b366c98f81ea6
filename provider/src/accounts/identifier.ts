import { dialledPhone } from '@aylal/domain/people';

/** Whom a code is sent to and who signs in: one spelling for each address and number. */
export interface Identifier {
  /** `email:bat@example.mn` or `phone:97699112233`: the key of codes and budgets. */
  readonly key: string;
  readonly email: string | null;
  readonly dialCode: string | null;
  readonly phone: string | null;
  /** Dial code and number as they were typed: an account that was opened under this spelling before numbers had one is found first. */
  readonly typed: string | null;
}

export interface IdentifierInput {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly dial_code?: string | undefined;
}

/** From the fields of the contract, which make sure that one of the two kinds is there. */
export function identifierOf({ email, phone, dial_code }: IdentifierInput): Identifier {
  if (email !== undefined) {
    const address = email.trim().toLowerCase();
    return { key: `email:${address}`, email: address, dialCode: null, phone: null, typed: null };
  }
  const { dialCode, national } = dialledPhone(dial_code ?? '', phone ?? '');
  const typed = `${dial_code ?? ''}${phone ?? ''}`;
  return { key: `phone:${dialCode}${national}`, email: null, dialCode, phone: national, typed };
}

const DEFAULT_DIAL_CODE = '976';

/** From what a person types to sign in; null when it can be neither an address nor a number. */
export function identifierOfLogin(login: string, dialCode: string = DEFAULT_DIAL_CODE): Identifier | null {
  if (login.includes('@')) return identifierOf({ email: login });
  const phone = login.replace(/[\s()-]/g, '');
  const abroad = /^(?:\+|00)([1-9]\d{6,14})$/.exec(phone)?.[1];
  if (abroad !== undefined) return identifierOf({ phone: abroad, dial_code: '' });
  return /^\d{4,15}$/.test(phone) ? identifierOf({ phone, dial_code: dialCode }) : null;
}

/** Where a message goes: the address, or the number with its dial code. */
export function recipientOf({ email, dialCode, phone }: Identifier): { channel: 'email' | 'sms'; to: string } {
  return email !== null ? { channel: 'email', to: email } : { channel: 'sms', to: `+${dialCode}${phone}` };
}

/** Every contact of an account. */
export function identifiersOf({
  email,
  dial_code,
  phone,
}: {
  readonly email: string | null;
  readonly dial_code: string | null;
  readonly phone: string | null;
}): readonly Identifier[] {
  return [
    ...(email === null ? [] : [identifierOf({ email })]),
    ...(phone === null ? [] : [identifierOf({ phone, dial_code: dial_code ?? '' })]),
  ];
}
