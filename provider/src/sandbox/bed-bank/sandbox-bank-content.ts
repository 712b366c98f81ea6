import type { FastifyInstance } from 'fastify';
import { readFacilities } from '../../products/hotels/catalogue/facility-list.ts';
import type { SandboxHotel } from '../../products/hotels/catalogue/make-hotel.ts';
import { parseQuery } from '../../platform/http/parse-query.ts';
import type { BankHouse } from './bank-house.ts';

const FACILITIES = 70;
const CHECK_IN = 260;
/** A photograph of one grey dot. */
const dot = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

/** What the sandbox's bed bank writes of its hotels. */
export function sandboxBankContent(app: FastifyInstance, house: BankHouse): void {
  const kinds = readFacilities();
  const codeOf = (key: string) => kinds.findIndex((kind) => kind.key === key) + 1;

  const contentOf = (hotel: SandboxHotel) => ({
    code: house.numberOf(hotel),
    name: { content: hotel.name[1] },
    description: { content: `${hotel.name[1]} <stands> in ${hotel.city.names.en}.` },
    countryCode: hotel.city.country,
    destinationCode: hotel.city.code,
    coordinates: { longitude: hotel.lon, latitude: hotel.lat },
    categoryCode: Number.isInteger(hotel.stars) ? `${hotel.stars}EST` : `H${Math.floor(hotel.stars)}_5`,
    address: { content: hotel.address[1] },
    phones: [
      { phoneNumber: '1800', phoneType: 'PHONEBOOKING' },
      { phoneNumber: hotel.phone, phoneType: 'PHONEHOTEL' },
    ],
    facilities: [
      ...hotel.facilities.map(({ key, fee }) => ({
        facilityCode: codeOf(key),
        facilityGroupCode: FACILITIES,
        indYesOrNo: true,
        indFee: fee !== null,
      })),
      { facilityCode: CHECK_IN, facilityGroupCode: FACILITIES, timeFrom: '15:00:00' },
    ],
    images: [
      { imageTypeCode: 'HAB', path: `00/${house.numberOf(hotel)}/room_1.jpg`, roomCode: 'STANDARD', visualOrder: 2 },
      { imageTypeCode: 'GEN', path: `00/${house.numberOf(hotel)}/house_1.jpg`, visualOrder: 1 },
    ],
  });

  app.get('/hotel-content-api/1.0/hotels', (request, reply) => {
    const { destinationCode = '', countryCode, from, to } = parseQuery(request.url);
    const city = house.city(destinationCode);
    const hotels = city && city.country === countryCode ? house.hotelsOf(city) : [];
    const page = hotels.slice(Number(from) - 1, Number(to)).map(contentOf);
    return reply.send({ from: Number(from), to: Number(to), total: hotels.length, hotels: page });
  });

  app.get('/hotel-content-api/1.0/types/facilities', (_request, reply) =>
    reply.send({
      facilities: [
        ...kinds.map(({ key, names }) => ({
          code: codeOf(key),
          facilityGroupCode: FACILITIES,
          description: { content: names.en },
        })),
        { code: CHECK_IN, facilityGroupCode: FACILITIES, description: { content: 'Check-in hour' } },
      ],
    }),
  );

  app.get('/giata/bigger/*', (_request, reply) => reply.header('content-type', 'image/jpeg').send(dot));
}
