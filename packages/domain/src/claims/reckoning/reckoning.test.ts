import { describe, expect, test } from 'vitest'
import { decisionLetter } from './letter.ts'
import type { Amount, Assessment, Proposal, ProposedRight, Right } from './proposal.ts'
import { reckon } from './reckoning.ts'

const holds = (fact: string): ProposedRight => ({ holds: true, fact, clause: '' })
const open = (fact: string): ProposedRight => ({ holds: null, fact, clause: '' })
const RACE = 'Courses, essais et circuits'

/** Glass with an excess of 300 €, without a ceiling. */
function glass(
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
      share: { amount: 100, fact: 'Entière' },
      excess: { amount: 30_000, fact: '300 € par sinistre' },
      other: { amount: 0, fact: 'Aucune déclarée' },
      ...change.amounts,
    },
    exclusions: [RACE],
  }
}

const said = (lossCents: number, change: Partial<Assessment> = {}): Assessment => ({
  lossCents,
  lossSource: 'Facture du 3 mars',
  rights: {},
  amounts: {},
  ...change,
})

const because = (amount: number | null, reason = 'Rapport, page 4') => ({ amount, reason })
const amounts = (given: Partial<Record<Amount, ReturnType<typeof because>>>) => ({ amounts: given })
const ceiling = (amount: number) => ({ amounts: { ceiling: { amount, fact: 'Plafond' } } })
const excess = (amount: number) => ({ amounts: { excess: { amount, fact: 'Franchise' } } })

function value(proposal: Proposal, assessment: Assessment) {
  const result = reckon(proposal, assessment)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

describe('the amount', () => {
  test.each([
    // loss, proposal, what a person says, paid, excess, decision
    ['100 000 cents less 300 €', glass(), said(100_000), 70_000, 30_000, 'accepted'],
    ['below the excess, nothing', glass(), said(20_000), 0, 20_000, 'accepted'],
    ['the excess itself, nothing', glass(), said(30_000), 0, 30_000, 'accepted'],
    ['a cent above the excess', glass(), said(30_001), 1, 30_000, 'accepted'],
    ['without an excess', glass(excess(0)), said(48_055), 48_055, 0, 'accepted'],
    ['the excess of the law', glass(excess(38_000)), said(350_000), 312_000, 38_000, 'accepted'],
    ['under the ceiling', glass(ceiling(200_000)), said(150_000), 120_000, 30_000, 'accepted'],
    ['at the ceiling', glass(ceiling(200_000)), said(200_000), 170_000, 30_000, 'accepted'],
    [
      'over the ceiling: 2 000 less 300',
      glass(ceiling(200_000)),
      said(260_000),
      170_000,
      30_000,
      'partly',
    ],
    [
      'wear of 96 €: 4 612,40 − 96 − 300',
      glass(),
      said(461_240, amounts({ depreciation: because(9_600) })),
      421_640,
      30_000,
      'partly',
    ],
    [
      'value above the loss changes nothing',
      glass(),
      said(461_240, amounts({ value: because(920_000) })),
      431_240,
      30_000,
      'accepted',
    ],
    [
      'value under the loss: 9 200 − 300',
      glass(),
      said(1_200_000, amounts({ value: because(920_000) })),
      890_000,
      30_000,
      'partly',
    ],
    [
      'wear before the value: min(10 000 − 1 000, 9 200) − 300',
      glass(),
      said(1_000_000, amounts({ depreciation: because(100_000), value: because(920_000) })),
      870_000,
      30_000,
      'partly',
    ],
    [
      'half of it: 1 000 → 500 − 300',
      glass(),
      said(100_000, amounts({ share: because(50) })),
      20_000,
      30_000,
      'partly',
    ],
    [
      'a third, the half cent away from zero: 33 % of 100,50 is 33,17',
      glass(excess(0)),
      said(10_050, amounts({ share: because(33) })),
      3_317,
      0,
      'partly',
    ],
    [
      'another insurer paid 200',
      glass(),
      said(100_000, amounts({ other: because(20_000) })),
      50_000,
      30_000,
      'partly',
    ],
    [
      'another insurer paid all that is left',
      glass(),
      said(100_000, amounts({ other: because(70_000) })),
      0,
      30_000,
      'partly',
    ],
    [
      'the excess given up',
      glass(),
      said(100_000, amounts({ excess: because(0) })),
      100_000,
      0,
      'accepted',
    ],
    [
      'the excess of a novice, doubled',
      glass(),
      said(100_000, amounts({ excess: because(60_000) })),
      40_000,
      60_000,
      'accepted',
    ],
    [
      'the ceiling lifted',
      glass(ceiling(200_000)),
      said(260_000, amounts({ ceiling: because(null) })),
      230_000,
      30_000,
      'accepted',
    ],
    [
      'all steps: 10 000 → 8 000 → 7 500 → 7 000 → 3 500 → 3 200 → 3 000',
      glass(ceiling(800_000)),
      said(
        1_000_000,
        amounts({
          depreciation: because(50_000),
          value: because(700_000),
          share: because(50),
          other: because(20_000),
        }),
      ),
      300_000,
      30_000,
      'partly',
    ],
  ] as const)('%s', (_, proposal, assessment, paid, kept, decision) => {
    const { paidCents, excessCents, amountCents, ...reckoned } = value(proposal, assessment)
    expect([paidCents, excessCents, reckoned.decision]).toEqual([paid, kept, decision])
    expect(amountCents).toBe(paid + kept)
  })

  test('says of each line what it takes, and why it is not the contract’s', () => {
    const { lines } = value(
      glass(),
      said(100_000, amounts({ share: because(50, 'Torts partagés') })),
    )
    expect(lines.map(({ step, takesCents, reason }) => [step, takesCents, reason])).toEqual([
      ['ceiling', 0, ''],
      ['depreciation', 0, ''],
      ['value', 0, ''],
      ['share', 50_000, 'Torts partagés'],
      ['excess', 30_000, ''],
      ['other', 0, ''],
    ])
  })

  test.each([
    ['no loss', said(0), 'reckoning.loss', 'loss'],
    ['a loss below zero', said(-1), 'reckoning.loss', 'loss'],
    ['a part of a cent', said(10.5), 'reckoning.loss', 'loss'],
    [
      'a loss that rests on nothing',
      said(100, { lossSource: ' ' }),
      'reckoning.loss_source',
      'loss',
    ],
    [
      'an excess changed without a reason',
      said(100, amounts({ excess: because(0, '') })),
      'reckoning.correction',
      'amounts.excess',
    ],
    [
      'a ceiling put without a reason',
      said(100, amounts({ ceiling: because(50, '  ') })),
      'reckoning.correction',
      'amounts.ceiling',
    ],
    [
      'wear without a reason',
      said(100, amounts({ depreciation: because(50, 'x') })),
      'reckoning.correction',
      'amounts.depreciation',
    ],
    [
      'wear beyond the loss',
      said(100, amounts({ depreciation: because(101) })),
      'reckoning.too_much',
      'amounts.depreciation',
    ],
    [
      'more paid elsewhere than is left',
      said(100_000, amounts({ other: because(70_001) })),
      'reckoning.too_much',
      'amounts.other',
    ],
    [
      'a share above the whole',
      said(100, amounts({ share: because(101) })),
      'reckoning.share',
      'amounts.share',
    ],
    ['no share', said(100, amounts({ share: because(null) })), 'reckoning.share', 'amounts.share'],
    [
      'an excess below zero',
      said(100, amounts({ excess: because(-1) })),
      'reckoning.amount',
      'amounts.excess',
    ],
    [
      'a value of half a cent',
      said(100, amounts({ value: because(0.5) })),
      'reckoning.amount',
      'amounts.value',
    ],
  ] as const)('refuses %s', (_, assessment, code, path) => {
    expect(reckon(glass(), assessment)).toMatchObject({ ok: false, error: { code, path } })
  })

  test('what equals the contract needs no reason', () => {
    expect(value(glass(), said(100_000, amounts({ excess: because(30_000, '') }))).paidCents).toBe(
      70_000,
    )
  })
})

describe('the rights', () => {
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
  ] as const)('the contract refuses by itself: %s', (right, before) => {
    const reckoned = value(glass({ rights: { [right]: lost } }), said(0, { lossSource: '' }))
    expect(reckoned).toMatchObject({ decision: 'refused', amountCents: 0, paidCents: 0, lines: [] })
    expect(reckoned.rights.map(({ state }) => state)).toEqual([
      ...Array.from({ length: before }, () => 'yes'),
      'no',
      ...Array.from({ length: 5 - before }, () => 'unseen'),
    ])
    expect(reckoned.rights[before]).toMatchObject({
      clause: lost.clause,
      fact: lost.fact,
      isCorrected: false,
    })
  })

  const says = (right: Right, holding: boolean, fact = 'Constat, case 8', clause = '') =>
    said(100_000, { rights: { [right]: { holds: holding, fact, clause } } })

  test('an exclusion is cited with its fact', () => {
    const reckoned = value(glass(), says('exclusion', false, 'Vidéo du circuit', RACE))
    expect(reckoned.rights.at(-1)).toEqual({
      right: 'exclusion',
      state: 'no',
      fact: 'Vidéo du circuit',
      clause: RACE,
      isCorrected: true,
    })
  })

  test('a person corrects the contract either way, with a fact', () => {
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

  test('what the contract leaves open is for a person to say', () => {
    const proposal = glass({ rights: { person: open('Qui conduisait ?') } })
    expect(value(proposal, says('person', true, '')).rights[4]).toMatchObject({
      state: 'yes',
      isCorrected: false,
      fact: 'Qui conduisait ?',
    })
  })

  test.each([
    [
      'what nobody says',
      glass({ rights: { person: open('?') } }),
      said(1),
      'reckoning.unanswered',
      'person',
    ],
    [
      'a correction without a fact',
      glass({ rights: { in_force: lost } }),
      says('in_force', true, ' '),
      'reckoning.correction',
      'in_force',
    ],
    [
      'a refusal without a fact',
      glass({ rights: { person: open('?') } }),
      says('person', false, '', 'X'),
      'reckoning.fact',
      'person',
    ],
    ['a refusal without a clause', glass(), says('person', false), 'reckoning.clause', 'person'],
    [
      'an exclusion without a clause',
      glass(),
      says('exclusion', false),
      'reckoning.clause',
      'exclusion',
    ],
    [
      'an exclusion of no contract',
      glass(),
      says('exclusion', false, 'Vu au dossier', 'Par principe'),
      'reckoning.clause_unknown',
      'exclusion',
    ],
  ] as const)('refuses %s', (_, proposal, assessment, code, right) => {
    expect(reckon(proposal, assessment)).toMatchObject({
      ok: false,
      error: { code, path: `rights.${right}` },
    })
  })

  test('the first that does not hold is the one that is cited', () => {
    const reckoned = value(
      glass({ rights: { in_force: lost, cover: lost } }),
      says('exclusion', false, 'Vu', RACE),
    )
    expect(reckoned.rights.filter(({ state }) => state === 'no').map(({ right }) => right)).toEqual(
      ['in_force'],
    )
  })
})

/** With every space plain. */
const plain = (letter: readonly string[]) => letter.map((text) => text.replaceAll(/\s/gu, ' '))

describe('what the customer reads', () => {
  const told = {
    nature: 'Bris de glace',
    incident: Temporal.PlainDate.from('2027-03-02'),
    cover: 'Bris de glace',
  }

  test('of what is paid: the loss, and each line that counts, with its reason', () => {
    const depreciation = because(9_600, 'Deux pneus usés')
    const letter = plain(
      decisionLetter(value(glass(), said(461_240, amounts({ depreciation }))), told),
    )
    expect(letter[0]).toContain('une partie de votre sinistre « Bris de glace » du 2 mars 2027')
    expect(letter[1]).toMatch(/4 612,40 € \(Facture du 3 mars\)\.$/u)
    expect(letter[2]).toMatch(/^Usure : 96,00 €\. Deux pneus usés\.$/u)
    expect(letter[3]).toMatch(/^Votre franchise : 300,00 €\. 300 € par sinistre\.$/u)
    expect(letter).toHaveLength(5)
  })

  test('of what is paid in full: no way to contest beside it', () => {
    expect(decisionLetter(value(glass(excess(0)), said(5_000)), told)).toHaveLength(2)
  })

  test('below the excess, that nothing is left', () => {
    expect(decisionLetter(value(glass(), said(5_000)), told).at(-1)).toContain('rien à vous verser')
  })

  test('of a refusal: the clause, the fact, how to contest', () => {
    const assessment = said(0, {
      rights: { exclusion: { holds: false, fact: 'Vidéo du circuit', clause: RACE } },
    })
    expect(plain(decisionLetter(value(glass(), assessment), told))).toEqual([
      'Nous ne pouvons pas vous indemniser de votre sinistre « Bris de glace » du 2 mars 2027.',
      `Votre contrat dit : « ${RACE} »`,
      'Voici le fait : Vidéo du circuit.',
      expect.stringContaining('contestez cette décision'),
    ])
  })
})
