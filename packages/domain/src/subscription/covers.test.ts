import { expect, test } from 'vitest'
import { coverLists, levelOf } from './covers.ts'
import { tariffInForce } from './tariffs.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const car = tariffInForce('car', today)
const travel = tariffInForce('travel', today)

test('the contract lists what a comfort trip without risky sports covers and does not', () => {
  const choices = {
    'travel.level': 'travel.level.comfort',
    'travel.sports': 'travel.sports.no',
    'travel.excess': 'travel.excess.30',
  }
  expect(coverLists(travel, choices)).toEqual({
    covered: [
      'Annulation du voyage, jusqu’à 8\u202f000\u00a0€ par personne',
      'Frais médicaux et rapatriement, 150\u202f000\u00a0€',
      'Perte ou vol de bagages, 2\u202f000\u00a0€',
      'Assistance, tous les jours, à toute heure',
    ],
    notCovered: [
      'Responsabilité civile à l’étranger',
      'Interruption de séjour',
      'Sports à risque, option non choisie',
      'Les 30 premiers euros de chaque sinistre : annulation, frais médicaux et rapatriement, bagages',
      'Maladie connue avant la souscription',
      'Objets laissés sans surveillance',
      'Voyage déconseillé par le ministère des Affaires étrangères',
      'Alcool, stupéfiants et actes intentionnels',
    ],
  })
})

test('choosing risky sports moves them from « not covered » to « covered »', () => {
  const { covered, notCovered } = coverLists(travel, { 'travel.sports': 'travel.sports.yes' })
  expect(covered).toContain('Sports à risque pratiqués en amateur')
  expect(notCovered.join()).not.toContain('Sports à risque')
})

test('a third-party car contract says that its own damage is not covered', () => {
  const { covered, notCovered } = coverLists(car, { 'car.level': 'car.level.third_party' })
  expect(covered).toHaveLength(3)
  expect(notCovered).toContain('Dommages à votre voiture quand vous êtes responsable, vandalisme')
})

const excess = (level: string) =>
  coverLists(car, {
    'car.level': `car.level.${level}`,
    'car.excess': 'car.excess.300',
  }).notCovered.filter((text) => text.includes('300 premiers euros')).length

test('the excess is mentioned only when it applies to a cover of the level', () => {
  expect([excess('third_party'), excess('intermediate'), excess('all_risks')]).toEqual([0, 1, 1])
})

test('without a chosen level, the default one counts', () => {
  expect(levelOf(car, {})).toBe('car.level.all_risks')
  expect(levelOf(travel, {})).toBe('travel.level.comfort')
})

const notCovered = (level: string) =>
  coverLists(car, { 'car.level': `car.level.${level}`, 'car.excess': 'car.excess.300' }).notCovered

test('the excess names the covers it applies to, and disappears when the level has none', () => {
  expect(notCovered('intermediate')).toContain(
    'Les 300 premiers euros de chaque sinistre : bris de glace, vol et incendie',
  )
  expect(notCovered('third_party').join()).not.toContain('premiers euros')
})

const LEGAL =
  'Catastrophe naturelle\u00a0: la franchise de la loi, 380\u00a0€ (usage professionnel\u00a0: celle du contrat si elle est plus élevée)'

test('the excess set by law is shown beside the chosen one, or alone, wherever disasters are covered', () => {
  const none = { 'car.level': 'car.level.all_risks', 'car.excess': 'car.excess.none' }
  expect(notCovered('intermediate')).toContain(LEGAL)
  expect(coverLists(car, none).notCovered).toContain(LEGAL)
  expect(notCovered('third_party')).not.toContain(LEGAL)
})
