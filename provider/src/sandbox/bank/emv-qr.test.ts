import { crc16, emvQrText } from './emv-qr.ts';

describe('emvQrText', () => {
  it('gives the published text and checksum of the sample bill', () => {
    const merchant = {
      account: '2794049600000000000000000000000',
      categoryCode: '4722',
      name: 'TRAVEL TEST',
      city: 'Ulaanbaatar',
    };
    const sample =
      '00020101021215312794049600000000000000000000000520447225303496540712500005802MN5911TRAVEL TEST6011Ulaanbaatar62150111ORD-00000016304BE94';
    const text = emvQrText(merchant, 'ORD-0000001', 1_250_000);
    expect(text).toBe(sample);
  });

  it('has a checksum that a changed amount breaks', () => {
    expect(crc16('123456789')).toBe('29B1');
  });
});
