import type { AttestationDocument } from './document-data.ts'
import { formatLongDay, parisDay } from './document-text.ts'
import { PRINTED_DELAYS } from './printed-delays.ts'
import { verificationSheet } from './verification-sheet.ts'

type Paper = Pick<
  AttestationDocument,
  'contractId' | 'policyholder' | 'insurer' | 'issuedAt' | 'verification'
>

/** The common part of every document about a contract. */
export function paperSheet(paper: Paper) {
  const issuedOn = parisDay(paper.issuedAt)
  return {
    reference: paper.contractId.slice(0, 8),
    contractId: paper.contractId,
    policyholder: paper.policyholder,
    insurer: paper.insurer,
    delays: PRINTED_DELAYS,
    issuedOn,
    issuedDay: formatLongDay(issuedOn),
    verification: verificationSheet(paper.verification),
  }
}
