/** How an airline sells: `network` over a hub with connections, `lowcost` from point to point, `regional` on thin routes at home. */
export type CarrierKind = 'network' | 'lowcost' | 'regional';

export interface Carrier {
  readonly code: string;
  readonly name: string;
  readonly kind: CarrierKind;
  readonly alliance: 'star' | 'oneworld' | 'skyteam' | null;
  readonly hubs: readonly string[];
  /** The longest flight of its fleet, in kilometres. */
  readonly reachKm: number;
  /** False when tickets of this airline cannot be issued at present (ERR-02). */
  readonly ticketing: boolean;
}

const kinds: Readonly<Record<string, CarrierKind>> = { N: 'network', L: 'lowcost', R: 'regional' };
const alliances: Readonly<Record<string, Carrier['alliance']>> = { S: 'star', O: 'oneworld', T: 'skyteam', '-': null };

/** code | name | N network, L low cost, R regional | S Star, O oneworld, T SkyTeam | hubs | reach in km. */
const table = `
OM|MIAT Mongolian Airlines|N|-|UBN|9000
M0|Aero Mongolia|R|-|UBN|3500
MR|Hunnu Air|R|-|UBN|4500
KE|Korean Air|N|T|ICN GMP|12500
OZ|Asiana Airlines|N|S|ICN GMP|12000
7C|Jeju Air|L|-|ICN GMP CJU PUS|5000
BX|Air Busan|L|-|PUS|4500
TW|T'way Air|L|-|ICN TAE|5000
LJ|Jin Air|L|-|ICN GMP CJU|5000
JL|Japan Airlines|N|O|HND NRT KIX|12000
NH|ANA|N|S|HND NRT KIX|12000
GK|Jetstar Japan|L|-|NRT KIX|3500
CA|Air China|N|S|PEK CTU|12500
MU|China Eastern|N|T|PVG SHA KMG XIY|12500
CZ|China Southern|N|-|CAN PKX URC|12500
HU|Hainan Airlines|N|-|PEK HAK SZX|12000
HO|Juneyao Air|N|-|PVG|9500
9C|Spring Airlines|L|-|PVG SHA|4500
3U|Sichuan Airlines|N|-|TFU CKG|9500
MF|Xiamen Air|N|T|XMN|9500
CX|Cathay Pacific|N|O|HKG|13000
HX|Hong Kong Airlines|N|-|HKG|5000
CI|China Airlines|N|T|TPE|12500
BR|EVA Air|N|S|TPE|12500
SU|Aeroflot|N|-|SVO|9500
S7|S7 Airlines|N|-|OVB DME IKT|6000
FV|Rossiya|N|-|LED|5000
KC|Air Astana|N|-|ALA NQZ|7000
DV|SCAT Airlines|N|-|CIT NQZ|3800
HY|Uzbekistan Airways|N|-|TAS|10000
TK|Turkish Airlines|N|S|IST|12500
PC|Pegasus|L|-|SAW|4500
EK|Emirates|N|-|DXB|13500
FZ|flydubai|L|-|DXB|5000
EY|Etihad Airways|N|-|AUH|12500
QR|Qatar Airways|N|O|DOH|13500
SV|Saudia|N|T|JED RUH|11500
MS|EgyptAir|N|S|CAI|10500
ET|Ethiopian Airlines|N|S|ADD|12500
KQ|Kenya Airways|N|T|NBO|11500
SA|South African Airways|N|S|JNB|11000
AI|Air India|N|S|DEL BOM|13000
6E|IndiGo|L|-|DEL BOM BLR|5500
UL|SriLankan Airlines|N|O|CMB|9500
TG|Thai Airways|N|S|BKK|10000
FD|Thai AirAsia|L|-|DMK|4000
VN|Vietnam Airlines|N|T|SGN HAN|12500
VJ|VietJet Air|L|-|SGN HAN CXR|5500
SQ|Singapore Airlines|N|S|SIN|15500
TR|Scoot|L|-|SIN|7500
MH|Malaysia Airlines|N|O|KUL|11000
AK|AirAsia|L|-|KUL|4000
GA|Garuda Indonesia|N|T|CGK DPS|11500
PR|Philippine Airlines|N|-|MNL|13000
5J|Cebu Pacific|L|-|MNL CEB|5000
QF|Qantas|N|O|SYD MEL BNE PER|15000
NZ|Air New Zealand|N|S|AKL|14500
LH|Lufthansa|N|S|FRA MUC|12500
OS|Austrian Airlines|N|S|VIE|9500
LX|SWISS|N|S|ZRH|12000
AF|Air France|N|T|CDG|12500
KL|KLM|N|T|AMS|12000
BA|British Airways|N|O|LHR|13000
VS|Virgin Atlantic|N|T|LHR|11000
IB|Iberia|N|O|MAD|11500
AY|Finnair|N|O|HEL|11500
LO|LOT Polish Airlines|N|S|WAW|9500
SK|SAS|N|T|CPH ARN OSL|10000
TP|TAP Air Portugal|N|S|LIS|9500
AZ|ITA Airways|N|S|FCO|11500
A3|Aegean Airlines|N|S|ATH|4500
U2|easyJet|L|-|LGW BER MXP|4000
FR|Ryanair|L|-|STN DUB BGY|4000
UA|United Airlines|N|S|SFO EWR ORD IAH DEN IAD LAX|14500
DL|Delta Air Lines|N|T|ATL JFK DTW SEA MSP LAX|13500
AA|American Airlines|N|O|DFW JFK MIA ORD LAX CLT|13000
AS|Alaska Airlines|N|O|SEA|5500
WN|Southwest Airlines|L|-|DAL MDW DEN LAS|4500
AC|Air Canada|N|S|YYZ YVR YUL|13500
AM|Aeromexico|N|T|MEX|10500
AV|Avianca|N|S|BOG|9500
LA|LATAM Airlines|N|-|SCL GRU LIM|12000
CM|Copa Airlines|N|S|PTY|6500
AR|Aerolineas Argentinas|N|T|EZE|12000
`;

/** Tickets of these cannot be issued at present: their offers are shown and say so. */
const withoutTicketing: ReadonlySet<string> = new Set(['SU', 'S7', 'FV']);

export const carriers: readonly Carrier[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', kind = 'N', alliance = '-', hubs = '', reach = '0'] = line.split('|');
    return {
      code,
      name,
      kind: kinds[kind] ?? 'network',
      alliance: alliances[alliance] ?? null,
      hubs: hubs.split(' '),
      reachKm: Number(reach),
      ticketing: !withoutTicketing.has(code),
    };
  });

/** Airlines that sell each other's flights on one ticket outside the alliances. */
const partners: readonly (readonly string[])[] = [
  ['OM', 'M0', 'MR', 'KE', 'OZ', 'TK', 'CA', 'MU', 'JL', 'NH', 'LH', 'CX', 'UA', 'SQ', 'TG', 'VN', 'AC', 'KC'],
  ['M0', 'MR', 'KE', 'TK', 'HU', 'CZ'],
  ['SU', 'S7', 'FV', 'OM', 'CZ', 'HU'],
  ['KC', 'TK', 'LH', 'KE', 'CZ'],
  ['DV', 'KC', 'HY', 'TK'],
  ['EK', 'FZ', 'QF', 'AC', 'UA', 'OM', 'KE'],
  ['EY', 'AF', 'KL', 'SQ', 'OZ'],
  ['HO', 'CA', 'NH', 'MU', 'AY'],
  ['LA', 'DL', 'QR', 'IB'],
  ['CZ', 'AF', 'KL', 'QR', 'AA', 'BA'],
  ['HU', 'AS', 'EY', 'TK'],
  ['PR', 'NH', 'TK', 'CX'],
  ['VS', 'DL', 'AF', 'KL'],
];

const joined = new Set(
  partners.flatMap(([first, ...others]) => others.flatMap((other) => [`${first}${other}`, `${other}${first}`])),
);

/** True when both can stand on one ticket: the same airline, one alliance, or partners. Low-cost airlines only with themselves. */
export function canConnect(a: Carrier, b: Carrier): boolean {
  return a.code === b.code || (a.alliance !== null && a.alliance === b.alliance) || joined.has(a.code + b.code);
}
