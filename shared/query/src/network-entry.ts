export { followNetwork } from './follow-network.ts';
