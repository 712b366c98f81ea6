import { countryCode, gender, latinName, type Identity } from '@aylal/contracts/account';
import { isLocalDate } from '@aylal/domain/calendar';
import { joinRegisterNumber, readRegisterDigits, registerLettersOf, splitRegisterNumber } from '@aylal/domain/people';
import * as v from 'valibot';
import { parsePartnerAnswer } from '../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { cardService } from './dan-scope.ts';

const text = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(120))), '');

/** Of the card only what a passenger form asks: picture, address and clan name are dropped unread (field-facts §2.7). */
const card = v.object({
  regnum: v.pipe(v.string(), v.trim()),
  lastname: text,
  firstname: text,
  gender: text,
  birthDateAsText: text,
});
const passport = v.object({ passportNum: text, expireDate: text, lastnameLatin: text, firstnameLatin: text });
const answer = v.array(
  v.object({ services: v.optional(v.record(v.string(), v.object({ response: v.optional(v.unknown()) })), {}) }),
);

/** What DAN answered about a citizen. Throws `PartnerError` when it says nothing that can be used. */
export function readDanAnswer(body: unknown, passportService: string | undefined): Identity {
  const services = Object.assign(
    {},
    ...parsePartnerAnswer(answer, body, 'unavailable').map((item) => item.services),
  ) as Record<string, { response?: unknown }>;
  const person = parsePartnerAnswer(card, services[cardService]?.response, 'unavailable');
  const paper = v.safeParse(passport, passportService && services[passportService]?.response);
  const parts = splitRegisterNumber(person.regnum.toUpperCase());
  const said = readRegisterDigits(parts.digits);
  const register_number = joinRegisterNumber(parts);
  if (register_number === '' || !said) throw new PartnerError('unavailable', 'REGISTER_NUMBER');
  const birthday = (person.birthDateAsText ?? '').slice(0, 10);
  return {
    last_name: latin(paper.success ? paper.output.lastnameLatin : '', 'last_name'),
    first_name: latin(paper.success ? paper.output.firstnameLatin : '', 'first_name'),
    ...documentOf(paper.success ? paper.output : undefined),
    // The card is given to citizens only; what it calls nationality is the ethnic group.
    nationality: v.parse(countryCode, 'MN'),
    birthday: isLocalDate(birthday) ? birthday : said.birthday,
    gender: v.parse(gender, genderOf(person.gender ?? '') ?? said.gender),
    register_number,
    register_letters: registerLettersOf(parts),
    cyrillic_last_name: person.lastname ?? '',
    cyrillic_first_name: person.firstname ?? '',
  };
}

function genderOf(word: string): 'F' | 'M' | undefined {
  const small = word.toLowerCase();
  if (small.startsWith('эр')) return 'M';
  return small.startsWith('эм') ? 'F' : undefined;
}

/** A name that the passport writes; one that our form would not take is left to its owner. */
function latin(name: string | null | undefined, field: 'last_name' | 'first_name'): string {
  const parsed = v.safeParse(latinName(field), name);
  return parsed.success ? parsed.output : '';
}

function documentOf(
  paper: v.InferOutput<typeof passport> | undefined,
): Pick<Identity, 'document_number' | 'document_expired_date'> {
  const number = paper?.passportNum ?? '';
  const until = (paper?.expireDate ?? '').slice(0, 10);
  const known = /^[A-Z0-9]{6,12}$/i.test(number);
  return {
    document_number: known ? number.toUpperCase() : '',
    document_expired_date: known && isLocalDate(until) ? until : '',
  };
}
