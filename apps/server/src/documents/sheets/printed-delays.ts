import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'

/** The delays named by the templates, in words: no template contains one itself. */
export const PRINTED_DELAYS = {
  acknowledged: delayText(DELAYS.complaintAcknowledged),
  answered: delayText(DELAYS.complaintAnswered),
  mediator: delayText(DELAYS.mediator),
  timeBar: delayText(DELAYS.timeBar),
  withdrawal: delayText(DELAYS.withdrawal),
  claimsRecord: delayText(DELAYS.claimsRecord),
  draft: delayText(DELAYS.draft),
  prospect: delayText(DELAYS.prospect),
  refund: delayText(DELAYS.refund),
  payment: delayText(DELAYS.payment),
  newCircumstances: delayText(DELAYS.newCircumstances),
  situationNotice: delayText(DELAYS.situationNotice),
  yearlyNotice: delayText(DELAYS.yearlyNotice),
  situationEffect: delayText(DELAYS.situationEffect),
} as const
