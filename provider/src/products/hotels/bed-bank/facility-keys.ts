/** What the bank calls the facilities of our filter, in English; the first that fits is meant. */
const patterns: readonly (readonly [string, RegExp])[] = [
  ['wifi', /wi-?fi|wireless internet/i],
  ['breakfast', /breakfast/i],
  ['parking', /car park|parking|garage/i],
  ['pool', /swimming pool|^(in|out)door pool|heated pool/i],
  ['fitness', /\bgym\b|fitness/i],
  ['sauna', /sauna/i],
  ['spa', /^spa\b|spa centre|wellness/i],
  ['restaurant', /restaurant/i],
  ['bar', /^bar\b|\bpub\b/i],
  ['kitchen', /kitchen/i],
  ['lift', /\blift|elevator/i],
  ['reception', /24-hour (reception|front desk)/i],
  ['luggage', /luggage/i],
  ['laundry', /laundry/i],
  ['safe', /\bsafe\b/i],
  ['air-conditioning', /air.?condition/i],
  ['accessible', /wheelchair/i],
  ['airport-transfer', /airport (shuttle|transfer)|transfer service/i],
  ['business-centre', /business cent/i],
  ['meeting-room', /conference|meeting room/i],
  ['family-room', /family room/i],
  ['children-corner', /playground|kids.? club|children.s (club|corner)/i],
  ['pets', /pets? (allowed|accepted)|pet friendly|(small|large) pets/i],
];

/** Our key of a facility; undefined for one that the filter does not have. */
export function facilityKey(description: string): string | undefined {
  return patterns.find(([, word]) => word.test(description))?.[0];
}
