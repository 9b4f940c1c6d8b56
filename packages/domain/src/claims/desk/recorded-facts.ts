/** A fact that only a person can record, with its day. */
export const RECORDED_FACTS = [
  'decree',
  'cover_stated',
  'losses_received',
  'offer_made',
  'victim_request',
  'victim_answered',
  'third_party_known',
  'third_party_informed',
  'injury_offer_made',
  'consolidation',
  'final_offer_made',
] as const
export type RecordedFact = (typeof RECORDED_FACTS)[number]
