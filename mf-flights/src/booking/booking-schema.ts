import * as v from 'valibot';
import { fields } from '@aylal/contracts';
import { documentNumber, latinName } from '@aylal/contracts/account';
import { companyRegister } from '@aylal/contracts/companies';
import { flightJourney } from '@aylal/contracts/flights';
import { isLocalDate } from '@aylal/domain/calendar';
import { ageCategories, nationalityCode, type JourneyDays } from '@aylal/domain/people';
import type { BookingFormValues } from './booking-form-values.ts';
import { crossFaults } from './cross-faults.ts';

/** A day of three short numbers: a missing day and an impossible one are different faults. Text stays text, so that every fault shows at once. */
const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isLocalDate(text), 'validation_date'),
);

const traveller = v.object({
  type: v.picklist(ageCategories),
  ref_user: v.string(),
  save: v.boolean(),
  surname: latinName('last_name'),
  given_name: latinName('first_name'),
  gender: v.pipe(
    v.string(),
    v.check((text) => text === 'F' || text === 'M', 'validation_gender'),
  ),
  date_of_birth: v.pipe(
    v.string(),
    v.nonEmpty('validation_birthday_required'),
    v.check(isLocalDate, 'validation_date'),
  ),
  nationality: v.pipe(v.string(), v.nonEmpty('validation_country')),
  register_first: v.string(),
  register_second: v.string(),
  register_digits: v.string(),
  doc_number: documentNumber,
  expiration_date: day,
  mileage: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{0,20}$/, 'validation_latin')),
});

/** VALID-01: each traveller by the saved-passenger rules, then the rules that need a calendar or the other travellers. */
export function bookingSchema(days: JourneyDays): v.GenericSchema<BookingFormValues> {
  const { contact_name, contact_email } = flightJourney.entries;
  return v.pipe(
    v.object({
      // In the order of the form: faults are listed in that of the schema.
      contact: v.object({
        contact_name,
        contact_email,
        contact_dial_code: fields.dialCode,
        contact_phone: v.pipe(
          v.string(),
          v.nonEmpty('validation_contact_phone_required'),
          v.check(isPhone, 'validation_contact_phone'),
        ),
        is_company: v.boolean(),
        company_register: v.string(),
        company_name: v.string(),
      }),
      travellers: v.array(traveller),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const company = companyFault(value.contact);
      if (company)
        addIssue({
          message: company,
          path: [
            { type: 'object', origin: 'value', input: value, key: 'contact', value: value.contact },
            {
              type: 'object',
              origin: 'value',
              input: value.contact,
              key: 'company_register',
              value: value.contact.company_register,
            },
          ],
        });
      for (const { index, field, message } of crossFaults(value.travellers, days)) {
        const one = value.travellers[index];
        if (!one) continue;
        addIssue({
          message,
          path: [
            { type: 'object', origin: 'value', input: value, key: 'travellers', value: value.travellers },
            { type: 'array', origin: 'value', input: value.travellers, key: index, value: one },
            { type: 'object', origin: 'value', input: one, key: field, value: one[field] },
          ],
        });
      }
    }),
  );
}

/** Who books for a company names one that was found by its number. */
function companyFault({ is_company, company_register, company_name }: BookingFormValues['contact']): string | null {
  if (!is_company) return null;
  if (!v.is(companyRegister, company_register)) return 'validation_company_register';
  return company_name === '' ? 'validation_company_name' : null;
}

function isPhone(text: string): boolean {
  return v.is(fields.phone, text);
}

/** Where a traveller comes from, by the bracket of the text (FLIGHT-05, GAP-85). */
export function isMongolian(nationality: string): boolean {
  return nationalityCode(nationality) === 'MN';
}
