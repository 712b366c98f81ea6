export { sessionUser, type SessionUser } from './session-user.ts';
export {
  codePurposes,
  type CodePurpose,
  sendVerifyCode,
  checkVerifyCode,
  signIn,
  registerAccount,
  recoverPassword,
  getSession,
  signOut,
} from './session-operations.ts';
export { signInByHost } from './sign-in-by-host.ts';
export { latinName, personName, isLatinName } from './person-name.ts';
export {
  documentNumber,
  registerNumber,
  registerLetters,
  countryCode,
  gender,
  passengerDraft,
  passengerRevision,
  savedPassenger,
  listedPassenger,
  type PassengerDraft,
  type SavedPassenger,
  type ListedPassenger,
} from './saved-passenger.ts';
export {
  listPassengers,
  createPassenger,
  getPassenger,
  updatePassenger,
  deletePassenger,
} from './passenger-operations.ts';
export { ownerProof, type OwnerProof } from './owner-proof.ts';
export { userName, updateUser } from './update-user.ts';
export { contactChangeLink, reportContactChange } from './report-contact-change.ts';
export { identity, type Identity, beginIdentityImport, importIdentity } from './identity-operations.ts';
export { ownSession, type OwnSession, listSessions, endSession, endOtherSessions } from './session-list-operations.ts';
export {
  accountHold,
  type AccountHold,
  exportPersonalData,
  listAccountHolds,
  deleteAccount,
} from './personal-data-operations.ts';
