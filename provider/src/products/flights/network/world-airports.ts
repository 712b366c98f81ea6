/** The busiest airports: every long-distance airline flies to most of them. */
export const firstTier: ReadonlySet<string> = new Set(
  (
    'ICN NRT HND KIX PEK PVG CAN HKG TPE BKK SIN KUL SGN HAN CGK MNL DEL BOM DXB DOH AUH IST SVO FRA MUC LHR CDG AMS MAD BCN FCO ZRH VIE CPH ' +
    'JFK EWR LAX SFO ORD ATL DFW MIA IAD SEA BOS IAH YYZ YVR MEX GRU EZE SCL BOG SYD MEL AKL JNB CAI ADD NBO'
  ).split(' '),
);

/** Large cities and holiday places: served from near, and daily from the larger hubs. */
export const secondTier: ReadonlySet<string> = new Set(
  (
    'GMP PUS CJU NGO FUK CTS OKA PKX SHA SZX CTU TFU CKG XIY KMG HGH NKG WUH TAO DLC SHE HRB URC SYX XMN HAK TSN CSX HET MFM KHH ' +
    'DMK HKT CNX KBV DAD CXR PQC PNH REP RGN VTE PEN DPS SUB CEB BLR MAA HYD CCU CMB MLE KTM DAC KHI ISB ALA NQZ TAS BSZ TBS EVN GYD ' +
    'DME VKO LED SVX OVB KZN AER VVO IKT KJA AYT ESB SAW ADB JED RUH KWI BAH MCT TLV AMM BEY LGW STN MAN EDI DUB BRU LUX DUS HAM BER STR CGN ' +
    'ORY NCE LYS GVA MXP LIN VCE NAP LIS OPO AGP PMI VLC ATH SKG PRG BUD WAW KRK OTP SOF BEG ZAG ARN OSL HEL KEF RIX VNO TLL ' +
    'LGA PHL DCA CLT MCO FLL DTW MSP DEN LAS PHX SAN PDX SLC HNL ANC AUS BNA TPA YUL YYC CUN PTY LIM UIO SJO HAV PUJ GIG BSB MVD ' +
    'BNE PER ADL CHC NAN CPT DUR CMN ALG TUN LOS ACC DSS DAR EBB MRU SEZ'
  ).split(' '),
);

/** Airports inside a city that take short flights only: long ones use the city's other airport. */
export const cityAirports: ReadonlySet<string> = new Set(
  'GMP ITM OKD SHA TSA LGA DCA LCY LIN BMA YTZ CGH SDU AEP HLP MDW DAL'.split(' '),
);

/** Airports of large cities that low-cost airlines use: nothing from overseas. */
export const shortHaulAirports: ReadonlySet<string> = new Set('STN LTN BGY CIA SAW DMK SZB CRL ORY ZIA'.split(' '));

/** Nobody of ours flies there now. */
export const closedCountries: ReadonlySet<string> = new Set([
  'UA',
  'KP',
  'SY',
  'YE',
  'LY',
  'SD',
  'SS',
  'AF',
  'SO',
  'HT',
]);

/** Who keeps flying between Russia and the world. */
export const openToRussia: ReadonlySet<string> = new Set(
  'RU MN CN HK TR AE QA KZ UZ KG TJ TM AZ AM GE BY RS IN TH VN EG SA LK MV ID MY MM LA IL KW BH OM IR ET MA TN DZ CU VE'.split(
    ' ',
  ),
);
