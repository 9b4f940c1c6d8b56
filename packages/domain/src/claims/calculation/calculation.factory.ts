import { calculateDecision } from './calculation.ts'
import type { Amount, Assessment, Proposal, ProposedRight } from './proposal.ts'

/** A right that holds by the contract. */
export const holds = (fact: string): ProposedRight => ({ holds: true, fact, clause: '' })
/** A right that a person must judge. */
export const open = (fact: string): ProposedRight => ({ holds: null, fact, clause: '' })
export const RACE = 'Courses, essais et circuits'

/** A proposal for broken glass with an excess of 300 € and no ceiling. */
export function glass(
  change: { rights?: Partial<Proposal['rights']>; amounts?: Partial<Proposal['amounts']> } = {},
): Proposal {
  return {
    rights: {
      in_force: holds('Du 1er mars 2027 au 29 février 2028'),
      suspension: holds('Aucune'),
      cover: holds('Bris de glace, Tous risques'),
      period: holds('Acquise depuis le 1er mars 2027'),
      person: holds('Camille Roussel'),
      exclusion: holds('Aucune ne se lit au dossier'),
      ...change.rights,
    },
    amounts: {
      ceiling: { amount: null, fact: 'Sans plafond' },
      depreciation: { amount: 0, fact: 'Aucune' },
      value: { amount: null, fact: 'Sans limite' },
      declared_value: { amount: null, fact: 'Pas une limite' },
      share: { amount: 100, fact: 'Entière' },
      excess: { amount: 30_000, fact: '300,00\u00a0€ par sinistre' },
      other: { amount: 0, fact: 'Aucune déclarée' },
      ...change.amounts,
    },
    exclusions: [RACE],
  }
}

/** An assessment of a loss in cents, with no correction unless `change` has one. */
export const said = (lossCents: number, change: Partial<Assessment> = {}): Assessment => ({
  lossCents,
  lossSource: 'Facture du 3 mars',
  rights: {},
  amounts: {},
  ...change,
})

/** A corrected amount and its reason. */
export const because = (amount: number | null, reason = 'Rapport, page 4') => ({ amount, reason })
/** An assessment with these corrected amounts. */
export const amounts = (given: Partial<Record<Amount, ReturnType<typeof because>>>) => ({
  amounts: given,
})
/** A contract with this ceiling. */
export const ceiling = (amount: number, fact = 'Plafond') => ({
  amounts: { ceiling: { amount, fact } },
})
/** A contract with this declared value. */
export const declared = (amount: number) => ({
  amounts: { declared_value: { amount, fact: 'Valeur déclarée' } },
})
/** A contract with this excess. */
export const excess = (amount: number) => ({ amounts: { excess: { amount, fact: 'Franchise' } } })

/** Calculates the decision; throws the code of a refusal. */
export function value(proposal: Proposal, assessment: Assessment) {
  const result = calculateDecision(proposal, assessment)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}
