import { describe, expect, test } from 'vitest'
import { carAdvice } from './car/advice.ts'
import { travelAdvice } from './travel/advice.ts'

const answerTo = (said: Readonly<Record<string, string>>) => (id: string) => said[id] ?? null
const car = (choices: Readonly<Record<string, string>>, said = {}) =>
  carAdvice({ choices, answerTo: answerTo(said), startsToday: false })
const travel = (choices: Readonly<Record<string, string>>, said = {}, startsToday = false) =>
  travelAdvice({ choices, answerTo: answerTo(said), startsToday })

const toldOfPremium = (zone: string, cost: string) => {
  const { reasons, warnings } = travel({
    'travel.level': 'travel.level.premium',
    'travel.zone': `travel.zone.${zone}`,
    'travel.cost': `travel.cost.${cost}`,
  })
  return [
    /lointain|coûteux/.exec(reasons.join())?.[0],
    warnings.some((text) => text.includes('proche et peu coûteux')),
  ]
}

describe('the advice on a car', () => {
  test('warns, at the lowest level, about a new car and one parked in the street', () => {
    const { warnings, reasons } = car({
      'car.level': 'car.level.third_party',
      'car.age': 'car.age.under_3',
      'car.parking': 'car.parking.street',
      'car.excess': 'car.excess.300',
    })
    expect(warnings.map((text) => text.slice(0, 33))).toEqual([
      'Votre voiture a moins de 3 ans et',
      'Votre voiture dort dans la rue et',
      'La franchise choisie ne s’appliqu',
    ])
    // an excess that applies to no cover is not a reason
    expect(reasons).toHaveLength(2)
  })

  test('warns about the worth of a car over twelve years old at the highest level', () => {
    const old = { 'car.age': 'car.age.over_12', 'car.excess': 'car.excess.none' }
    expect(car({ ...old, 'car.level': 'car.level.all_risks' }).warnings).toEqual([
      expect.stringContaining('plus de 12 ans'),
    ])
    expect(car({ ...old, 'car.level': 'car.level.intermediate' }).warnings).toEqual([])
  })

  test('gives the excess that was chosen, or says that there is none', () => {
    const level = { 'car.level': 'car.level.intermediate' }
    const chosen = car({ ...level, 'car.excess': 'car.excess.300' }, { 'car.excess': '300 €' })
    expect(chosen.reasons.at(-1)).toContain(
      'La franchise choisie, 300 €, reste à votre charge à chaque sinistre de la voiture',
    )
    expect(car({ ...level, 'car.excess': 'car.excess.none' }).reasons.at(-1)).toContain(
      'Sans franchise, rien ne reste à votre charge hors catastrophe naturelle',
    )
  })

  test('repeats each answer in lower case, or says that it was not given', () => {
    const { needs } = car({}, { 'car.parking': 'Garage fermé' })
    expect(needs[1]).toBe('La nuit, elle est garée ici\u00a0: garage fermé.')
    expect(needs[0]).toContain('utilisée pour\u00a0: non précisé.')
  })
})

describe('the advice on a trip', () => {
  const last =
    'Vérifiez si une carte bancaire, une mutuelle ou le vendeur du voyage vous couvrent déjà.'

  test.each([
    ['comfort', true, 2],
    ['premium', true, 2],
    // no part of its price is for cancellation
    ['essential', true, 2],
    ['comfort', false, 1],
  ])('at the level %s, leaving today %s, gives %d warnings', (level, startsToday, count) => {
    const { warnings } = travel({ 'travel.level': `travel.level.${level}` }, {}, startsToday)
    expect(warnings).toHaveLength(count)
    const isTold = startsToday && level !== 'essential'
    expect(warnings.some((text) => text.includes('s’arrête dès le départ'))).toBe(isTold)
  })

  test('warns about the medical ceiling in North America, except at the highest level', () => {
    const far = { 'travel.zone': 'travel.zone.north_america' }
    expect(travel({ ...far, 'travel.level': 'travel.level.comfort' }).warnings).toEqual([
      expect.stringContaining('États-Unis'),
      last,
    ])
    expect(travel({ ...far, 'travel.level': 'travel.level.premium' }).warnings).toEqual([last])
    const near = { 'travel.zone': 'travel.zone.europe', 'travel.level': 'travel.level.comfort' }
    expect(travel(near).warnings).toEqual([last])
  })

  test('praises the highest level for a far or costly trip only, and warns about a near and cheap one', () => {
    expect(toldOfPremium('european_union', '250')).toEqual([undefined, true])
    expect(toldOfPremium('france', '500_to_1000')).toEqual([undefined, true])
    expect(toldOfPremium('european_union', '1500')).toEqual([undefined, false])
    expect(toldOfPremium('world', '250')).toEqual(['lointain', false])
    expect(toldOfPremium('france', '5000')).toEqual(['coûteux', false])
  })

  test('names the day of a departure on the day of the signature, which is read long after', () => {
    const { warnings } = travel({ 'travel.level': 'travel.level.comfort' }, {}, true)
    expect(warnings[0]).toContain('Le voyage commence le jour de la signature')
    expect(warnings.join()).not.toContain('aujourd’hui')
  })

  test('warns, at the lowest level, what a cancellation would cost', () => {
    const { warnings } = travel(
      { 'travel.level': 'travel.level.essential' },
      { 'travel.cost': 'De 501 à 1 000 €' },
    )
    expect(warnings[0]).toContain('de 501 à 1 000 € par personne resteraient à votre charge')
  })

  test('gives the zone, the destination and the excess, or says that they were not given', () => {
    const { needs, reasons } = travel(
      { 'travel.excess': 'travel.excess.75' },
      { 'travel.zone': 'Europe', 'travel.excess': '75 €' },
    )
    expect(needs[0]).toContain('cette zone\u00a0: Europe')
    expect(needs[0]).toContain('destination\u00a0: non précisée.')
    expect(reasons.at(-1)).toContain('La franchise choisie, 75 €')
    expect(travel({ 'travel.excess': 'travel.excess.none' }).reasons.at(-1)).toContain(
      'Sans franchise',
    )
  })
})
