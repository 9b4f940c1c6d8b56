import { maskPlate } from '../../documents/masked-subject.ts'
import type { Traits } from '../product.ts'
import { carLeaving } from './leaving.ts'
import { carPeople } from './people.ts'
import { carProfile } from './profile.ts'
import { carStatement } from './statement.ts'

/** Source: code des assurances, L212-1 and R250-2. */
const RATING_BUREAU =
  'L’assurance de responsabilité est obligatoire\u00a0: si un assureur vous la refuse, le Bureau central de tarification, saisi dans les 15 jours du refus, peut la lui imposer si vous l’aviez demandée par lettre recommandée à son siège (code des assurances, articles L212-1 et R250-2).'

/** A private car: compulsory liability, damage cover by level, the emissions of a year of driving. */
export const carTraits: Traits<'car', 'Voiture'> = {
  id: 'car',
  label: 'Voiture',
  promise: 'Votre voiture, de la responsabilité civile à tous risques, à partir de deux jours.',
  asksLast: ['car.body', 'car.usage', 'car.claims', 'car.excess'],
  trips: false,
  zones: null,
  emissions: {
    of: 'driving',
    kilometresQuestion: 'car.annual_kilometres',
    describedCar: carProfile,
  },
  motor: {
    plateQuestion: 'car.plate',
    plate: (answerTo) => answerTo('car.plate') ?? '',
    statement: carStatement,
    afterRefusal: {
      'eligibility.recent_licence': RATING_BUREAU,
      'eligibility.value': RATING_BUREAU,
    },
  },
  people: carPeople,
  coversUntilDeparture: [],
  departingToday: null,
  ...carLeaving,
  insured: (answerTo) =>
    ['car.make', 'car.model', 'car.plate']
      .flatMap((question) => answerTo(question) ?? [])
      .filter((part) => part !== '')
      .join(' '),
  maskedInsured: (answerTo) => maskPlate(answerTo('car.plate') ?? ''),
}
