import * as v from 'valibot';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import type { HotelCity } from '../catalogue/hotel-city.ts';
import type { BedBankClient } from './bed-bank-client.ts';
import { bankContent, contentAnswer, facilityTypesAnswer, type BankContent } from './bed-bank-messages.ts';
import type { FacilityNames } from './bank-facts.ts';

const CONTENT = '/hotel-content-api/1.0';
/** As many as the bank writes at once. */
const PAGE = 1_000;
const FIELDS = 'name,description,address,categoryCode,coordinates,facilities,images';

/** Every hotel of a city that can be read: the bank's destination is the city of the same code, in the same country. Throws `PartnerError` when the bank does not answer. */
export async function readCityContent(
  client: BedBankClient,
  { code, country }: Pick<HotelCity, 'code' | 'country'>,
): Promise<readonly BankContent[]> {
  const found: BankContent[] = [];
  for (let from = 1, total = 1; from <= total; from += PAGE) {
    const query = new URLSearchParams({
      destinationCode: code,
      countryCode: country,
      fields: FIELDS,
      language: 'ENG',
      from: String(from),
      to: String(from + PAGE - 1),
    });
    const body = await client.read(`${CONTENT}/hotels?${query.toString()}`);
    const page = parsePartnerAnswer(contentAnswer, body, 'unavailable');
    total = page.total;
    for (const record of page.hotels) {
      const parsed = v.safeParse(bankContent, record);
      if (parsed.success) found.push(parsed.output);
    }
  }
  return found;
}

/** What the bank calls its facilities in English. */
export async function readFacilityNames(client: BedBankClient): Promise<FacilityNames> {
  const query = `fields=all&language=ENG&from=1&to=${PAGE}`;
  const body = await client.read(`${CONTENT}/types/facilities?${query}`);
  const { facilities } = parsePartnerAnswer(facilityTypesAnswer, body, 'unavailable');
  return new Map(
    facilities.map(({ code, facilityGroupCode, description }) => [`${facilityGroupCode} ${code}`, description.content]),
  );
}
