/** The state's register of companies. */
export interface CompanyRegister {
  /** The name under a register number; undefined when there is none. Throws `CompanyRegisterError` when the register does not answer. */
  nameOf(register: string): Promise<string | undefined>;
}

/** The register could not be asked. */
export class CompanyRegisterError extends Error {
  constructor() {
    super('The register of companies does not answer');
    this.name = 'CompanyRegisterError';
  }
}
