import { describe, expect, test } from 'vitest'
import { clauseSource } from '../../documents/clause-source.ts'
import { WHOLE_PRODUCTS } from '../../products/registry.ts'
import { calculateDecision } from './calculation.ts'
import { decisionLetter } from './letter.ts'
import { type KnownPolicy, proposeDecision, type Suspension } from './policy.ts'
import { quotableClauses } from './quotable-clauses.ts'
import { signedClauses } from './signed-clauses.ts'

const EVERY_TERMS = WHOLE_PRODUCTS.flatMap(({ id, terms }) =>
  terms.map((one) => ({ ...one, product: id, name: `${id} ${one.version}` })),
)

const policy: KnownPolicy = {
  start: Temporal.PlainDate.from('2027-01-01'),
  end: Temporal.PlainDate.from('2027-12-31'),
  cancelledOn: null,
  level: 'Tiers',
  covers: [],
  absences: { glass: 'Bris de glace' },
  zone: '',
  people: [],
  exclusions: [],
}
const suspended: Suspension = {
  suspendedAt: Temporal.Instant.from('2027-05-01T22:00:00Z'),
  resumesAt: null,
}
const cover = {
  code: 'glass',
  label: 'Bris de glace',
  declaredValueCents: null,
  ceilingCents: null,
  ceilingNote: '',
  excessCents: 0,
  excessNote: '',
  period: null,
}
const FACTS = {
  nature: { covers: ['glass'] },
  incident: { day: Temporal.PlainDate.from('2027-06-10'), time: null, isAbroad: false },
  policy: { ...policy, covers: [cover] },
  suspensions: [],
}
/** Facts for which the contract itself refuses, each by another right. */
const REFUSED = [
  { ...FACTS, policy: null },
  { ...FACTS, suspensions: [suspended] },
  { ...FACTS, policy },
  FACTS,
]
const nothing = { lossCents: 0, lossSource: '', rights: {}, amounts: {} }

describe.each(EVERY_TERMS)(
  'a refusal on the conditions $name',
  ({ product, version, conditions }) => {
    const letters = REFUSED.map((facts) => {
      const proposal = proposeDecision({ ...facts, clauses: signedClauses(conditions) })
      const calculated = calculateDecision(proposal, nothing)
      if (!calculated.ok) throw new Error(calculated.error.message)
      const subject = { nature: 'Bris de glace', incident: facts.incident.day, cover: '' }
      return decisionLetter(calculated.value, {
        ...subject,
        quotable: quotableClauses(proposal),
      })[1]
    })

    test('quotes the contract for its duration and for a suspension, and nothing but its words', () => {
      const quoted = letters.flatMap(
        (text) => /^Votre contrat dit\u00a0: «\u00a0(.*)\u00a0»$/u.exec(text ?? '')?.[1] ?? [],
      )
      expect(quoted).toHaveLength(2)
      expect(quoted[0]).toMatch(/dernier jour à 24\sh/u)
      expect(quoted[1]).toMatch(/suspendues.*jusque-là, vous êtes couvert$|suspendues.*L113-3/u)
      for (const clause of quoted)
        expect(clauseSource(product, version, clause), clause).toMatchObject({ version })
    })

    test('says without quotation marks what the level and the days of a cover are', () => {
      expect(letters.slice(2)).toEqual([
        'Voici ce que prévoit votre contrat. Le niveau Tiers ne comprend pas\u00a0: Bris de glace.',
        'Voici ce que prévoit votre contrat. La garantie Bris de glace n’y a aucun jour.',
      ])
    })
  },
)

test('a clause that a person typed is not given for a quotation', () => {
  const facts = { ...FACTS, policy: null }
  const proposal = proposeDecision({
    ...facts,
    clauses: { duration: 'Durée ferme.', suspension: '' },
  })
  const typed = { holds: false, fact: 'Vu', clause: 'Conduite exclusive' }
  const calculated = calculateDecision(proposal, { ...nothing, rights: { in_force: typed } })
  if (!calculated.ok) throw new Error(calculated.error.message)
  const subject = { nature: 'Vol', incident: facts.incident.day, cover: '' }
  const letterSubject = { ...subject, quotable: quotableClauses(proposal) }
  expect(decisionLetter(calculated.value, letterSubject)[1]).toBe(
    'Voici ce que prévoit votre contrat. Conduite exclusive.',
  )
})
