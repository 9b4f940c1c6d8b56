import { describe, expect, test } from 'vitest'
import { glass, open, RACE, said, value } from './calculation.factory.ts'
import { RIGHT_WORDS } from './calculation.messages.ts'
import { calculateDecision } from './calculation.ts'
import { type ProposedRight, RIGHTS, type Right } from './proposal.ts'

const says = (right: Right, holding: boolean, fact = 'Constat, case 8', clause = '') =>
  said(100_000, { rights: { [right]: { holds: holding, fact, clause } } })

describe('the rights checked before an amount', () => {
  test('are each a sentence that must be true for the claim to be paid, asked word for word', () => {
    for (const right of RIGHTS) {
      const proposal = glass({ rights: { [right]: open('?') } })
      const asked = calculateDecision(proposal, said(1))
      const message = asked.ok ? '' : asked.error.message
      expect(message.toLowerCase()).toContain(RIGHT_WORDS[right].toLowerCase())
    }
    expect(RIGHT_WORDS).toMatchObject({
      suspension: 'Les garanties n’étaient pas suspendues',
      exclusion: 'Aucune exclusion ne s’applique',
    })
  })

  const lost: ProposedRight = {
    holds: false,
    fact: 'Le contrat a pris fin le 2 mars',
    clause: 'Durée du contrat',
  }

  test.each([
    ['in_force', 0],
    ['suspension', 1],
    ['cover', 2],
    ['period', 3],
    ['person', 4],
  ] as const)(
    'refuse the claim when the contract says that « %s » fails, without looking at the next ones',
    (right, before) => {
      const calculated = value(glass({ rights: { [right]: lost } }), said(0, { lossSource: '' }))
      expect(calculated).toMatchObject({
        decision: 'refused',
        amountCents: 0,
        paidCents: 0,
        lines: [],
      })
      expect(calculated.rights.map(({ state }) => state)).toEqual([
        ...Array.from({ length: before }, () => 'yes'),
        'no',
        ...Array.from({ length: 5 - before }, () => 'unseen'),
      ])
      expect(calculated.rights[before]).toMatchObject({
        clause: lost.clause,
        fact: lost.fact,
        isCorrected: false,
      })
    },
  )

  test('a chosen exclusion is recorded with its clause and its fact', () => {
    const calculated = value(glass(), says('exclusion', false, 'Vidéo du circuit', RACE))
    expect(calculated.rights.at(-1)).toEqual({
      right: 'exclusion',
      state: 'no',
      fact: 'Vidéo du circuit',
      clause: RACE,
      isCorrected: true,
    })
  })

  test('a person may overrule the contract, to pay or to refuse, by giving a fact', () => {
    const lifted = value(
      glass({ rights: { suspension: lost } }),
      says('suspension', true, 'Payé le 1er mars'),
    )
    expect(lifted.paidCents).toBe(70_000)
    expect(lifted.rights[1]).toMatchObject({
      state: 'yes',
      isCorrected: true,
      fact: 'Payé le 1er mars',
    })
    const refusedBy = value(
      glass(),
      says('person', false, 'Autre conducteur', 'Conduite exclusive'),
    )
    expect(refusedBy.decision).toBe('refused')
  })

  test('a right that the contract leaves open is answered by a person, without counting as a correction', () => {
    const proposal = glass({ rights: { person: open('Qui conduisait ?') } })
    expect(value(proposal, says('person', true, '')).rights[4]).toMatchObject({
      state: 'yes',
      isCorrected: false,
      fact: 'Qui conduisait ?',
    })
  })

  test.each([
    [
      'a right left unanswered',
      glass({ rights: { person: open('?') } }),
      said(1),
      'calculation.unanswered',
      'person',
    ],
    [
      'a correction without a fact',
      glass({ rights: { in_force: lost } }),
      says('in_force', true, ' '),
      'calculation.correction',
      'in_force',
    ],
    [
      'a refusal without a fact',
      glass({ rights: { person: open('?') } }),
      says('person', false, '', 'X'),
      'calculation.fact',
      'person',
    ],
    ['a refusal without a clause', glass(), says('person', false), 'calculation.clause', 'person'],
    [
      'an exclusion without a clause',
      glass(),
      says('exclusion', false),
      'calculation.clause',
      'exclusion',
    ],
    [
      'an exclusion that is not in the contract',
      glass(),
      says('exclusion', false, 'Vu au dossier', 'Par principe'),
      'calculation.clause_unknown',
      'exclusion',
    ],
  ] as const)('refuses %s', (_, proposal, assessment, code, right) => {
    expect(calculateDecision(proposal, assessment)).toMatchObject({
      ok: false,
      error: { code, path: `rights.${right}` },
    })
  })

  test('the first right that fails is the only one recorded as failed', () => {
    const calculated = value(
      glass({ rights: { in_force: lost, cover: lost } }),
      says('exclusion', false, 'Vu', RACE),
    )
    expect(
      calculated.rights.filter(({ state }) => state === 'no').map(({ right }) => right),
    ).toEqual(['in_force'])
  })
})
