import { describe, expect, test } from 'vitest'
import {
  amounts,
  because,
  ceiling,
  declared,
  excess,
  glass,
  RACE,
  said,
  value,
} from './calculation.factory.ts'
import { decisionLetter } from './letter.ts'
import type { Assessment, Proposal } from './proposal.ts'

/** Replaces no-break spaces by plain ones. */
const plain = (letter: readonly string[]) => letter.map((text) => text.replaceAll(/\s/gu, ' '))

const LEGAL = { amount: 38_000, fact: '380,00\u00a0€ par sinistre. Franchise légale' }

describe('the decision letter to the customer', () => {
  const subject = {
    nature: 'Bris de glace',
    incident: Temporal.PlainDate.from('2027-03-02'),
    cover: 'Bris de glace',
    quotable: [RACE],
  }

  test('of a partial payment gives the loss, then each deduction with its reason', () => {
    const depreciation = because(9_600, 'Deux pneus usés')
    const letter = plain(
      decisionLetter(value(glass(), said(461_240, amounts({ depreciation }))), subject),
    )
    expect(letter[0]).toContain('une partie de votre sinistre « Bris de glace » du 2 mars 2027')
    expect(letter[1]).toMatch(/4 612,40 € \(Facture du 3 mars\)\.$/u)
    expect(letter[2]).toMatch(/^Usure : 96,00 €\. Deux pneus usés\.$/u)
    expect(letter[3]).toMatch(/^Votre franchise : 300,00 € par sinistre\.$/u)
    expect(letter).toHaveLength(5)
  })

  test('of a car declared below its worth gives the amount beyond the declared value', () => {
    const letter = plain(
      decisionLetter(value(glass(declared(2_000_000)), said(2_500_000)), subject),
    )
    expect(letter[2]).toBe(
      'Au-delà de la valeur que vous avez déclarée : 5 000,00 €. Valeur déclarée.',
    )
  })

  test('of a loss beyond the ceiling says what is beyond, then the ceiling', () => {
    const proposal = glass(ceiling(200_000, 'Le plafond est de 2\u202f000,00\u00a0€'))
    const letter = plain(decisionLetter(value(proposal, said(260_000)), subject))
    expect(letter[2]).toBe(
      'Au-delà du plafond de la garantie : 600,00 €. Le plafond est de 2 000,00 €.',
    )
  })

  const excessOf = (proposal: Proposal, assessment: Assessment) =>
    plain(decisionLetter(value(proposal, assessment), subject)).find((text) =>
      text.startsWith('Votre franchise'),
    )
  test.each([
    ['is said once', glass(), said(100_000), '300,00 € par sinistre.'],
    [
      'is said with what the contract adds',
      glass({ amounts: { excess: LEGAL } }),
      said(100_000),
      '380,00 € par sinistre. Franchise légale.',
    ],
    [
      'above the loss says what it takes',
      glass(),
      said(5_000),
      '300,00 € par sinistre, soit ici 50,00 €.',
    ],
    [
      'that a person changed is said with the reason',
      glass(),
      said(100_000, amounts({ excess: because(60_000, 'Conducteur novice') })),
      '600,00 €. Conducteur novice.',
    ],
    [
      'that a person waived is said with the reason',
      glass(),
      said(100_000, amounts({ excess: because(0, 'Bris réparé sans franchise') })),
      '0,00 €. Bris réparé sans franchise.',
    ],
    [
      'of another kind keeps the words of its contract',
      glass({ amounts: { excess: { amount: 15_000, fact: '10 % du dommage, 150 € au moins' } } }),
      said(100_000),
      '150,00 €. 10 % du dommage, 150 € au moins.',
    ],
  ] as const)('an excess %s', (_, proposal, assessment, words) => {
    expect(excessOf(proposal, assessment)).toBe(`Votre franchise : ${words}`)
  })

  test('of a full payment does not say how to contest', () => {
    expect(decisionLetter(value(glass(excess(0)), said(5_000)), subject)).toHaveLength(2)
  })

  test('says that nothing is left to pay when the loss is below the excess', () => {
    expect(decisionLetter(value(glass(), said(5_000)), subject).at(-1)).toContain(
      'rien à vous verser',
    )
  })

  test('of a refusal cites the clause and the fact, and says how to contest', () => {
    const assessment = said(0, {
      rights: { exclusion: { holds: false, fact: 'Vidéo du circuit', clause: RACE } },
    })
    expect(plain(decisionLetter(value(glass(), assessment), subject))).toEqual([
      'Nous ne pouvons pas vous indemniser de votre sinistre « Bris de glace » du 2 mars 2027.',
      `Votre contrat dit : « ${RACE} »`,
      'Voici le fait : Vidéo du circuit.',
      expect.stringContaining('contestez cette décision'),
    ])
  })
})
