import type { BodyInput } from '@aylal/contracts';
import type { checkHotelRate, HotelRate, HotelStayQuery } from '@aylal/contracts/hotels';

/** What a check sends of a rate (CALL-27); ctrip gets its own fields back (CALL-28). */
export function rateToCheck(rate: HotelRate, stay: HotelStayQuery): BodyInput<typeof checkHotelRate> {
  const { check_in, check_out, rooms, adults, children, child_age_details, nationality } = stay;
  const ctrip = {
    rate_plan_category: rate.rate_plan_category,
    rate_plan_id: rate.rate_plan_id,
    transaction_identifier: rate.transaction_identifier ?? '',
    authorization_info: rate.authorization_info ?? '',
  };
  return {
    code: rate.tapa_code,
    check_in,
    check_out,
    rooms,
    adults,
    children,
    child_age_details,
    nationality,
    ota: rate.ota,
    pay_type: rate.pay_type,
    rate_key: rate.rate_key,
    ...(rate.ota === 'ctrip' ? ctrip : {}),
  };
}
