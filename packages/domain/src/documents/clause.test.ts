import { describe, expect, test } from 'vitest'
import { WHOLE_PRODUCTS } from '../products/registry.ts'
import { type Clause, isApparent, LIABILITY_EXCLUSIONS, withAnnounced } from './clause.ts'
import { conditionsOf } from './conditions.ts'

const clausesOf = (product: string): readonly Clause[] =>
  conditionsOf(product).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'clauses' ? block.clauses : [])),
  )

/** Words that no exclusion of compulsory liability may use (code des assurances, L211-6 and L113-11). */
const UNWRITTEN = /alcool|stupéfiant|vitesse|ceinture|amende|infraction/i

/** Exclusions from compulsory liability: those that name it, and those of the whole contract. */
const againstLiability = (clauses: readonly Clause[]) =>
  clauses.filter(
    ({ kind, covers }) =>
      kind === 'exclusion' && (covers.length === 0 || covers.includes('liability')),
  )

test('the car terms exclude from liability exactly what the law allows, each exclusion once', () => {
  const bases = againstLiability(clausesOf('car')).map(({ basis }) => basis)
  expect(bases.toSorted()).toEqual(LIABILITY_EXCLUSIONS.toSorted())
})

test('no exclusion of liability is about something the law forbids to exclude', () => {
  for (const { text } of againstLiability(clausesOf('car'))) expect(text).not.toMatch(UNWRITTEN)
})

test.each(['Alcool au volant.', 'Conduite sous stupéfiants'])(
  'the word check would catch « %s »',
  (text) => {
    expect(text).toMatch(UNWRITTEN)
  },
)

describe.each(WHOLE_PRODUCTS.map(({ id }) => id))('the clauses of a %s', (id) => {
  const clauses = clausesOf(id)

  test('concern covers of the tariff, and every cover has at least one clause', () => {
    const { tariffs = [] } = WHOLE_PRODUCTS.find((product) => product.id === id) ?? {}
    const codes = tariffs.at(-1)?.covers.map(({ code }) => code) ?? []
    for (const { covers } of clauses) for (const code of covers) expect(codes).toContain(code)
    for (const code of codes) {
      const of = clauses.filter(({ kind, covers }) => kind === 'cover' && covers.includes(code))
      expect(of.length, `what ${code} promises`).toBeGreaterThan(0)
    }
  })

  test('name their legal basis, or the contract for those that are not exclusions', () => {
    for (const { basis } of clauses)
      expect(basis).toMatch(/^(?:contrat|[LRA]\d+(?:-\d+)*(?:, (?:\d°|annexe I))?)$/)
    // an exclusion always needs a legal basis: at least that it be formal and limited
    expect(
      clauses.filter(({ kind, basis }) => kind === 'exclusion' && basis === 'contrat'),
    ).toEqual([])
  })

  test('are grouped in blocks of either promises or restrictions', () => {
    for (const { blocks } of conditionsOf(id))
      for (const block of blocks)
        if (block.kind === 'clauses')
          expect(new Set(block.clauses.map(({ kind }) => isApparent(kind))).size).toBe(1)
  })

  test('exclude in precise words, without « notamment » or « etc. »', () => {
    for (const { kind, text } of clauses)
      if (kind === 'exclusion')
        expect(text).not.toMatch(/notamment|etc\.|de toute nature|défaut d’entretien/i)
  })
})

test('the causes of a trip cancellation are one list, under the clause that announces them', () => {
  const cancellation = withAnnounced(
    clausesOf('travel').filter(
      ({ kind, covers }) => kind !== 'exclusion' && covers.includes('cancellation'),
    ),
  )
  const [announcing, ...others] = cancellation
  expect(announcing?.text).toMatch(/ces causes.*:$/s)
  expect(announcing?.announced).toHaveLength(6)
  expect(announcing?.announced.at(-1)?.text).toMatch(/inaccessible\.$/)
  expect(others.length).toBeGreaterThan(0)
  expect(others.every(({ announced }) => announced.length === 0)).toBe(true)
})

test('the car terms include the covers that the law adds to theft and fire', () => {
  const bases = clausesOf('car')
    .filter(({ kind, covers }) => kind === 'cover' && covers.includes('theft_fire'))
    .map(({ basis }) => basis)
  expect(bases).toEqual(expect.arrayContaining(['L122-7', 'L125-1', 'L126-2', 'L128-2']))
})

test('the bonus-malus clause has its fourteen articles', () => {
  const law = conditionsOf('car')
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'law' && block.source.includes('A121-1'))
  const articles =
    law?.kind === 'law' ? law.paragraphs.filter((one) => one.startsWith('Art. ')) : []
  expect(articles).toHaveLength(14)
})

test('a contract keeps the terms it was signed under', () => {
  expect(conditionsOf('car', null)).toBe(conditionsOf('car', '2026-01'))
  expect(conditionsOf('car', null)).not.toEqual(conditionsOf('car'))
  expect(() => conditionsOf('car', '1998-01')).toThrow(RangeError)
})
