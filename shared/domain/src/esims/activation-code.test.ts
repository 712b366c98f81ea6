import { appleInstallAddress, readActivationCode } from './activation-code.ts';

describe('An activation string', () => {
  it.each([
    ['LPA:1$smdp.example.com$ABC-1', { host: 'smdp.example.com', matchingId: 'ABC-1', confirmation: false }],
    [
      'LPA:1$smdp.example.com$ABC-1$1.3.6.1.4.1.31746$1',
      { host: 'smdp.example.com', matchingId: 'ABC-1', confirmation: true },
    ],
    ['LPA:1$smdp.example.com$$1.3.6.1$1', { host: 'smdp.example.com', matchingId: '', confirmation: true }],
    ['LPA:1$smdp.example.com$X$1.3.6.1$', { host: 'smdp.example.com', matchingId: 'X', confirmation: false }],
    ['LPA:1$smdp.example.com$X$1.3.6.1', { host: 'smdp.example.com', matchingId: 'X', confirmation: false }],
  ])('%s is read in its parts', (text, parts) => {
    expect(readActivationCode(text)).toEqual(parts);
  });

  it.each([
    'LPA:2$smdp.example.com$A',
    'LPA:1$$A',
    'LPA:1$smdp.example.com$A B',
    'LPA:1$smdp$A',
    '1$smdp.example.com$A',
    '',
  ])('%s is none', (text) => {
    expect(readActivationCode(text)).toBeNull();
  });

  it('is carried whole by the address for an iPhone', () => {
    const address = new URL(appleInstallAddress('LPA:1$smdp.example.com$ABC-1'));
    expect(address.origin + address.pathname).toBe('https://esimsetup.apple.com/esim_qrcode_provisioning');
    expect(address.searchParams.get('carddata')).toBe('LPA:1$smdp.example.com$ABC-1');
  });
});
