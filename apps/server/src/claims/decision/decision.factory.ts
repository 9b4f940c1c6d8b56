import type { Decision } from '@sillage/domain/claims/outcome.ts'
import type { WireAssessment } from '@sillage/wire/claims/calculation.ts'
import type { TestSession } from '../../testing/test-session.ts'

/** The assessment of a loss, in euros, with nothing that reduces or excludes it. */
export const said = (loss: number, change: Partial<WireAssessment> = {}): WireAssessment => ({
  cover: null,
  loss,
  loss_source: 'Facture du garage',
  rights: [
    { right: 'person', holds: true, fact: '', clause: '' },
    { right: 'exclusion', holds: true, fact: '', clause: '' },
  ],
  amounts: [],
  ...change,
})

interface Shown {
  readonly id: string
  readonly paid: number
  readonly excess?: number
  readonly decision?: Decision
  readonly reasons?: string
}

/** Decides a claim as the page does: sends the assessment, and the decision that the page showed. */
export const decideCalculated = (
  { client }: TestSession,
  assessment: WireAssessment,
  { id, paid, excess = 300, decision = 'accepted', reasons = 'La vitre est couverte.' }: Shown,
) =>
  client.claims.decide({
    params: { id },
    body: {
      decision,
      amount: paid + excess,
      excess,
      reasons,
      assessment,
    },
  })
