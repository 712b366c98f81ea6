const brands: readonly (readonly [RegExp, string])[] = [
  // Before Khan, whose name is the end of this one.
  [/chinggis|чингис/i, 'ckh'],
  [/khan|хаан/i, 'khan'],
  [/golomt|голомт|social/i, 'golomt'],
  [/state|төрийн/i, 'state'],
  [/xac|khas|хас/i, 'xac'],
  [/trade|tdb|ххб/i, 'tdb'],
  [/most|мост/i, 'most'],
  [/m ?bank|м ?банк/i, 'mbank'],
  [/bogd|богд/i, 'bogd'],
  [/arig|ариг/i, 'arig'],
  [/capitron|капитрон/i, 'capitron'],
  [/trans|транс/i, 'transbank'],
  [/national|nib/i, 'nibank'],
  [/monpay|монпэй/i, 'monpay'],
];

/** The brand of a bank by the name that the partner gives it; the name itself when it is not known, which draws its first letters on grey. */
export function bankBrand(name: string): string {
  return brands.find(([pattern]) => pattern.test(name))?.[1] ?? name;
}
