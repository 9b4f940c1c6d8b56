import type { ContractTerms } from '../contract-terms.ts'
import type { OwnChain } from './policy-chain.service.ts'

/** What is insured on the days that an extension or a renewal adds, and the contracts of its chain. */
export function addedBy(
  origin: 'extension' | 'renewal',
  { contract, chain }: OwnChain,
  terms: ContractTerms,
) {
  const { end } = terms.period
  const period =
    origin === 'extension' ? { start: contract.end.add({ days: 1 }), end } : terms.period
  const added = { ...terms, period, questionnaireId: contract.row.questionnaire_id }
  return { added, chainIds: chain.map(({ id }) => id) }
}
