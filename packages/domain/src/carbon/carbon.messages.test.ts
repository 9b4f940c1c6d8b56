import { expect, test } from 'vitest'
import { CARBON_MESSAGES as SAY } from './carbon.messages.ts'

const TRIP = 'Paris – New York'
const sentences = [
  ...Object.values(SAY).filter((sentence) => typeof sentence === 'string'),
  SAY.unknownCity({ trip: TRIP, city: 'Nulle-Part' }),
  SAY.ambiguousCity({ trip: TRIP, city: 'Valence' }),
  SAY.otherPlace({ trip: TRIP, city: 'Lyon' }),
  SAY.tooManyTrips(50),
  SAY.vehicleYear({ from: 1950, to: 2026 }),
  ...[SAY.sameCity, SAY.noRoad, SAY.noRailway].map((say) => say(TRIP)),
  ...[SAY.tooFarByCar, SAY.tooFarByTrain, SAY.tooCloseToFly].map((say) => say(TRIP)),
]

test('every sentence has French typography', () => {
  expect(sentences).toHaveLength(Object.keys(SAY).length)
  expect(sentences.filter((sentence) => /'| [?!;:€%»]|« /.test(sentence))).toEqual([])
})

test('no sentence makes an environmental claim that the law forbids', () => {
  const forbidden = /neutre|compens|zéro carbone|annule|efface|rembourse|écologique|protège/i
  expect(sentences.filter((sentence) => forbidden.test(sentence))).toEqual([])
})

test('the sentence quoted by the specification is used word for word', () => {
  expect(SAY.kilometresMissing).toBe(
    'Veuillez renseigner le nombre de kilomètres parcourus par an.',
  )
})
