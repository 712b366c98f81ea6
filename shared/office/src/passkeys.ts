import { useSyncExternalStore } from 'react';

/** What WebAuthn writes in JSON; the provider makes and reads it. */
export type WebAuthnJson = Readonly<Record<string, unknown>>;

/** Whether this browser has passkeys, and can say them in JSON; never on a server. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential,
    () => false,
  );
}

/** Has the device make a passkey; null where its person does not want to, or it is there already. */
export async function makePasskey(options: WebAuthnJson): Promise<WebAuthnJson | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return said(navigator.credentials.create({ publicKey }));
}

/** Has the device sign with a passkey that its person chooses and unlocks; null where they do not. */
export async function askForPasskey(options: WebAuthnJson): Promise<WebAuthnJson | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return said(navigator.credentials.get({ publicKey }));
}

async function said(asking: Promise<Credential | null>): Promise<WebAuthnJson | null> {
  try {
    const credential = await asking;
    return credential ? { ...(credential as PublicKeyCredential).toJSON() } : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
