import { maskDocument, maskRegister } from './mask-document.ts';

interface Numbers {
  readonly register_number?: string | undefined;
  readonly register_letters?: string | undefined;
  readonly document_number?: string | undefined;
  readonly revision?: number | undefined;
}

type Masked<P> = Omit<P, keyof Numbers> & {
  readonly masked_register?: string;
  readonly masked_document?: string;
};

/** A saved passenger for a list (PII-2): register and document number masked, under names of their own, so that no form can take them for the numbers. What is not kept is not there, nor is the revision: whoever changes it reads it whole first. */
export function maskPassenger<P extends Numbers>(passenger: P): Masked<P> {
  const { register_number, register_letters, document_number, revision: _revision, ...rest } = passenger;
  return {
    ...rest,
    ...(register_number && { masked_register: maskRegister(register_number, register_letters) }),
    ...(document_number && { masked_document: maskDocument(document_number) }),
  };
}
