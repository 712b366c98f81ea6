/** What covers pay for, in the order in which it is shown. */
export const coveredRisks = [
  'medical',
  'evacuation',
  'repatriation',
  'dental',
  'accident',
  'sport',
  'liability',
  'cancellation',
  'luggage',
  'luggage-delay',
  'flight-delay',
  'documents',
] as const;
export type CoveredRisk = (typeof coveredRisks)[number];

/** What covers do not pay for. */
export const excludedRisks = [
  'chronic',
  'planned',
  'alcohol',
  'sport',
  'professional-sport',
  'pregnancy',
  'self-harm',
  'war',
  'unattended',
] as const;
export type ExcludedRisk = (typeof excludedRisks)[number];
