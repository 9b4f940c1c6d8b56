import type { PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import { extendedFrom } from '@sillage/domain/contracts/policy-chain.ts'
import { POLICYHOLDER } from '@sillage/domain/subscription/people/given-people.ts'
import { writeAddress } from '@sillage/domain/subscription/people/typed-address.ts'
import type { ContractTerms } from '../contract-terms.ts'
import type { OwnChain } from './policy-chain.service.ts'

/**
 * The terms with the policyholder's current address, also in their answers: an extension or renewal is signed under it.
 */
export function atPresentAddress(
  terms: ContractTerms,
  address: PostalAddress | null,
): ContractTerms {
  if (address === null) return terms
  const answers = terms.answers.map((answer) =>
    answer.questionId === POLICYHOLDER.address
      ? { ...answer, answerText: writeAddress(address) }
      : answer,
  )
  return { ...terms, answers }
}

/** What the document of an extension or renewal says about the contract it continues. */
export function continuedOf({ contract: { id, row } }: OwnChain, terms: ContractTerms) {
  return {
    contractId: id,
    lastDay: row.end_date,
    cents: row.contract_price_cents + row.compensation_cents,
    isMoved: addressAmong(row) !== addressAmong(terms),
  }
}

function addressAmong({ answers }: Pick<ContractTerms, 'answers'>): string | undefined {
  return answers.find(({ questionId }) => questionId === POLICYHOLDER.address)?.answerText
}

/** When the contract that an extension extends was first signed, and for which days. */
export function firstSignedOf({ contract, chain }: OwnChain) {
  const { row } = extendedFrom(contract, chain)
  return {
    at: row.created_at.toISOString(),
    period: { start: row.start_date, end: row.end_date },
  }
}
