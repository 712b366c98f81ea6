import type { Faults } from '../faults/faults.ts';
import { CompanyRegisterError, type CompanyRegister } from './company-register-port.ts';

/** Firms that do not exist. */
const firms: ReadonlyMap<string, string> = new Map([
  ['1000001', 'Тэнгэрийн Зам ХХК'],
  ['1000002', 'Говийн Салхи ХХК'],
  ['1000003', 'Хөх Нуур Трэйд ХХК'],
  ['9000000001', 'Номин Дэлгэр ТББ'],
]);

/** A register of a few firms; the sandbox's fault `company-register` makes it silent. */
export function createSandboxCompanyRegister({ faults }: { faults: Faults }): CompanyRegister {
  return {
    nameOf: async (register) => {
      if (faults.take('company-register')) throw new CompanyRegisterError();
      return firms.get(register);
    },
  };
}
