// The part of the shell contract that servers and builds read: data and plain checks, no React.
export { contractFits, shellContractVersion } from './contract-version.ts';
export { eventKey } from './events/define-event.ts';
export { events } from './events/event-catalogue.ts';
export { descriptorForMode } from './remote/descriptor-for-mode.ts';
export { defineDescriptor, descriptorSchema, isForMode, type Descriptor } from './remote/descriptor.ts';
