import { travelZones } from '@sillage/domain/products/travel/zones.ts'
import { expect, test } from 'vitest'
import { reasonOfZone } from './zone-reason.ts'

const union = { choosable_answer_id: 'travel.zone.european_union', answer: 'Union européenne' }
const world = { choosable_answer_id: 'travel.zone.world', answer: 'Reste du monde' }
const question = {
  configuration_question_id: 'travel.zone',
  question: 'Où partez-vous ?',
  choosableAnswers: [{ choosable_answer_id: 'travel.zone.france', answer: 'France' }, union, world],
}
const barcelona = { name: 'Barcelone', placeId: '1', country: 'ES' }
const lyon = { name: 'Lyon', placeId: '2', country: 'FR' }

test('with one city, its country is given as the reason of the zone', () => {
  const zoned = { needed: union.choosable_answer_id, chosen: union, places: [barcelona], question }
  expect(reasonOfZone(travelZones, zoned)).toBe(
    'Zone «\u00a0Union européenne\u00a0», pour Barcelone (Espagne).',
  )
})

test('with several cities the farthest is the reason, and a wider zone is said to be the customer’s choice', () => {
  const places = [lyon, barcelona]
  const zoned = { needed: union.choosable_answer_id, chosen: world, places, question }
  expect(reasonOfZone(travelZones, zoned)).toBe(
    'Zone «\u00a0Union européenne\u00a0», d’après la ville la plus lointaine\u00a0: Barcelone (Espagne). ' +
      'Vous avez choisi une zone plus large\u00a0: «\u00a0Reste du monde\u00a0».',
  )
})
