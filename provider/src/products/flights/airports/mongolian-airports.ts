/** Every airport of the country, also those without flights of a timetable. */
export const mongolianAirports: ReadonlySet<string> = new Set(
  'AVK BYN COQ DLZ ERT HBU HJT HTM HVD KHR LTI MXV MXW TNZ TSZ UBN UGA UGT ULG ULN ULO ULZ UNR UUN'.split(' '),
);
