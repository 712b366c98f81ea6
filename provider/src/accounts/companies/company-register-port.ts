declare module '../../platform/deps.ts' {
  interface Deps {
    readonly companies: CompanyRegister;
  }
}

/** A company as the state's register has it. */
export interface Company {
  readonly name: string;
  /** Its tax number, 11 to 14 digits. */
  readonly tin: string;
}

/** The state's register of companies. */
export interface CompanyRegister {
  /** The company under a register number; undefined when there is none. Throws `PartnerError` when the register does not answer. */
  find(register: string): Promise<Company | undefined>;
  close(): Promise<void>;
}
