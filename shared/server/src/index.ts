export { addressBlock } from './address-block.ts';
export { noTrustedProxies, senderOf, trustedProxiesVariable, type TrustedProxies } from './trusted-proxies.ts';
