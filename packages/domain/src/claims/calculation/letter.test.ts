import { describe, expect, test } from 'vitest'
import {
  amounts,
  because,
  declared,
  excess,
  glass,
  RACE,
  said,
  value,
} from './calculation.factory.ts'
import { decisionLetter } from './letter.ts'

/** Replaces no-break spaces by plain ones. */
const plain = (letter: readonly string[]) => letter.map((text) => text.replaceAll(/\s/gu, ' '))

describe('the decision letter to the customer', () => {
  const told = {
    nature: 'Bris de glace',
    incident: Temporal.PlainDate.from('2027-03-02'),
    cover: 'Bris de glace',
    quotable: [RACE],
  }

  test('of a partial payment gives the loss, then each deduction with its reason', () => {
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

  test('of a car declared below its worth gives the amount beyond the declared value', () => {
    const letter = plain(decisionLetter(value(glass(declared(2_000_000)), said(2_500_000)), told))
    expect(letter[2]).toBe(
      'Au-delà de la valeur que vous avez déclarée : 5 000,00 €. Valeur déclarée.',
    )
  })

  test('of a full payment does not say how to contest', () => {
    expect(decisionLetter(value(glass(excess(0)), said(5_000)), told)).toHaveLength(2)
  })

  test('says that nothing is left to pay when the loss is below the excess', () => {
    expect(decisionLetter(value(glass(), said(5_000)), told).at(-1)).toContain('rien à vous verser')
  })

  test('of a refusal cites the clause and the fact, and says how to contest', () => {
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
