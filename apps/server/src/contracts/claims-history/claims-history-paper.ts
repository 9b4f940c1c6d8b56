import { traitsOf } from '@sillage/domain/products/traits.ts'
import { CONTRACT_PAPERS, type ContractPaper } from '@sillage/wire/contracts/contracts.ts'
import { currentInsurer } from '../../documents/documents.service.ts'
import { issueOnce, type PapersContext } from '../../documents/issued-documents.service.ts'
import type { ChainContract } from '../chain/policy-chain.service.ts'
import { policyholderOf, wholeSecond } from '../signing/contract-document.ts'
import { claimsHistoryOf, type HeldChain } from './claims-history.service.ts'

const OF_MOTOR: readonly ContractPaper[] = ['claims-history', 'plate-change']

/** The kinds of document a contract may have: only a motor vehicle has a « relevé d’information » and a plate. */
export function papersFor({ row }: ChainContract): readonly ContractPaper[] {
  const isMotor = traitsOf(row.product).motor !== null
  return CONTRACT_PAPERS.filter((kind) => isMotor || !OF_MOTOR.includes(kind))
}

/**
 * The « relevé d’information » as a sealed document; once the contract is over it is a new one, even on the same day.
 */
export async function claimsHistoryPaper(
  context: PapersContext,
  { contract, chain, holder, subject }: HeldChain & { readonly subject: string },
): Promise<Buffer> {
  const history = await claimsHistoryOf(context, { contract, chain, holder })
  const issuedAt = context.now
  return issueOnce(context, {
    contractId: contract.id,
    kind: history.end ? 'final-claims-history' : 'claims-history',
    subject,
    period: contract,
    issuedAt,
    draft: (verification) => ({
      template: 'claims-history',
      data: {
        contractId: contract.id,
        product: contract.row.product,
        policyholder: policyholderOf(holder),
        insurer: currentInsurer(),
        issuedAt: wholeSecond(issuedAt),
        verification,
        history,
      },
    }),
  })
}
