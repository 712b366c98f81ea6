// The part of the shell contract that servers and builds read: data and plain checks, no React.
export { contractFits, shellContractVersion } from './contract-version.ts';
export * as dialogs from './dialogs/dialog-catalogue.ts';
export { eventKey } from './events/define-event.ts';
export { events } from './events/event-catalogue.ts';
export { descriptorForMode } from './remote/descriptor-for-mode.ts';
export {
  defineDescriptor,
  descriptorSchema,
  isForMode,
  pagePattern,
  type Descriptor,
  type RemoteOwner,
} from './remote/descriptor.ts';
export { formKeyField, type PostedForm } from './remote/posted-form.ts';
export type { SlotName } from './remote/slot-catalogue.ts';
