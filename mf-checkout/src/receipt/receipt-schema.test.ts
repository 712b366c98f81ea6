import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { receiptSchema, type ReceiptFormValues } from './receipt-schema.ts';

const company: ReceiptFormValues = {
  receiver: 'company',
  companyRegister: '1000001',
  companyName: 'Тэнгэрийн Зам ХХК',
};
const faults = (change: Partial<ReceiptFormValues>) => {
  const parsed = v.safeParse(receiptSchema, { ...company, ...change });
  const nested = parsed.success ? {} : v.flatten<typeof receiptSchema>(parsed.issues).nested;
  return Object.fromEntries(Object.entries(nested ?? {}).map(([field, found]) => [field, (found as string[])[0]]));
};

describe('The e-receipt form', () => {
  it.each<[string, Partial<ReceiptFormValues>, object]>([
    ['a company that was found', {}, {}],
    ['[VALID-55] no number', { companyRegister: '' }, { companyRegister: 'receipt.fault.register' }],
    ['[VALID-56.1] letters', { companyRegister: 'АБ12345' }, { companyRegister: 'receipt.fault.digits' }],
    ['six digits', { companyRegister: '123456' }, { companyRegister: 'receipt.fault.length' }],
    ['[VALID-58] eleven digits', { companyRegister: '12345678901' }, { companyRegister: 'receipt.fault.length' }],
    ['[VALID-59.1] no name', { companyName: '' }, { companyName: 'receipt.fault.name' }],
    ['[VALID-60] a person with nothing at all', { receiver: 'person', companyRegister: '', companyName: '' }, {}],
    ['[VALID-60] a person with half a number', { receiver: 'person', companyRegister: '12', companyName: '' }, {}],
  ])('%s', (_name, change, found) => {
    expect(faults(change)).toEqual(found);
  });

  it('[VALID-56.2] [VALID-59.2] are said in the quoted Mongolian texts', () => {
    const mn = JSON.parse(readFileSync(join(__dirname, '../i18n/mn.json'), 'utf8')) as {
      receipt: { fault: { digits: string; name: string } };
    };
    expect(mn.receipt.fault).toMatchObject({ digits: 'Зөвхөн тоо оруулна уу', name: 'Байгууллагын нэр оруулна уу' });
  });
});
