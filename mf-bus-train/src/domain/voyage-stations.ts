/** The stations that a voyage goes from and to: its id ends in them, `273-20261205-ULB-DAR`. */
export function voyageStations(voyage: string): { from: string; to: string } {
  const [, , from = '', to = ''] = voyage.split('-');
  return { from, to };
}
