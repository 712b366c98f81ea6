import type { Money } from '@aylal/domain/money';

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) as four capital hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

export interface EmvMerchant {
  readonly account: string;
  readonly categoryCode: string;
  readonly name: string;
  readonly city: string;
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** The text of a dynamic EMVCo merchant QR for one bill in tögrög (currency 496); the checksum covers everything up to `6304`. */
export function emvQrText(merchant: EmvMerchant, bill: string, amount: Money): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('15', merchant.account),
    field('52', merchant.categoryCode),
    field('53', '496'),
    field('54', String(amount)),
    field('58', 'MN'),
    field('59', merchant.name),
    field('60', merchant.city),
    field('62', field('01', bill)),
    '6304',
  ].join('');
  return body + crc16(body);
}
