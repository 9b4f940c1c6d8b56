import { car, type DemoContract, type DemoCustomer } from './customer.ts'

/** A vehicle on the road all day, with the highest coefficient; its answers are valid under every tariff. */
function vehicle(
  [make, model]: readonly [make: string, model: string],
  {
    startingIn,
    claims,
    answerIds,
  }: Pick<DemoContract, 'startingIn' | 'claims'> & {
    readonly answerIds: readonly string[]
  },
): DemoContract {
  return car(make, model, {
    startingIn,
    endingIn: startingIn + 365,
    claims,
    answerIds: [
      'car.usage.professional',
      'car.level.all_risks',
      'car.mileage.over_25000',
      'car.power.111_to_150',
      'car.claims.3_and_over',
      'car.bonus.over_1_50',
      'car.crm.1_95',
      ...answerIds,
    ],
  })
}

const KANGOO = ['Renault', 'Kangoo'] as const
const RIFTER = ['Peugeot', 'Rifter'] as const
const BERLINGO = ['Citroën', 'Berlingo'] as const
const ZOE = ['Renault', 'Zoe'] as const
const PANDA = ['Fiat', 'Panda'] as const

const nantes = ['car.department.44', 'car.excess.300', 'car.body.minivan']
const tours = ['car.department.37', 'car.excess.300', 'car.body.minivan']
const paris = ['car.department.75', 'car.excess.300', 'car.body.minivan']
const parisElectric = ['car.department.75', 'car.excess.150', 'car.energy.electric']
const clermont = ['car.department.63', 'car.excess.none']

/** Their fleets, which a vehicle joins now and then, and their claims fill the desks. Their SIREN numbers are not in use. */
export const COMPANIES: readonly DemoCustomer[] = [
  {
    username: 'marthe.dubreuil',
    city: { line1: '14 rue des Exemples', postalCode: '44000', city: 'Nantes' },
    birthDate: '08/12/1976',
    company: { name: 'Fleurs Dubreuil', siren: '000000018', capacity: 'Gérante' },
    contracts: [
      vehicle(KANGOO, { startingIn: -320, claims: 18, answerIds: nantes }),
      vehicle(RIFTER, { startingIn: -140, claims: 10, answerIds: nantes }),
      vehicle(KANGOO, { startingIn: -74, claims: 6, answerIds: nantes }),
      vehicle(RIFTER, { startingIn: -44, claims: 3, answerIds: nantes }),
      vehicle(RIFTER, { startingIn: -40, claims: 0, answerIds: nantes }),
      vehicle(KANGOO, { startingIn: -20, claims: 1, answerIds: nantes }),
    ],
  },
  {
    username: 'ivan.boisclair',
    city: { line1: '52 zone des Exemples', postalCode: '37000', city: 'Tours' },
    birthDate: '19/05/1969',
    company: { name: 'Menuiserie Boisclair', siren: '000000026', capacity: 'Gérant' },
    contracts: [
      vehicle(BERLINGO, { startingIn: -330, claims: 17, answerIds: tours }),
      vehicle(['Ford', 'Tourneo Connect'], { startingIn: -160, claims: 11, answerIds: tours }),
      vehicle(BERLINGO, { startingIn: -63, claims: 5, answerIds: tours }),
      vehicle(KANGOO, { startingIn: -30, claims: 2, answerIds: tours }),
      vehicle(BERLINGO, { startingIn: -66, claims: 0, answerIds: tours }),
    ],
  },
  {
    username: 'jeanne.clairval',
    city: { line1: '120 avenue des Exemples', postalCode: '75011', city: 'Paris' },
    birthDate: '27/07/1985',
    company: { name: 'Courses Clairval', siren: '000000034', capacity: 'Présidente' },
    contracts: [
      vehicle(ZOE, { startingIn: -340, claims: 20, answerIds: parisElectric }),
      vehicle(KANGOO, { startingIn: -290, claims: 18, answerIds: paris }),
      vehicle(RIFTER, { startingIn: -150, claims: 12, answerIds: paris }),
      vehicle(ZOE, { startingIn: -81, claims: 7, answerIds: parisElectric }),
      vehicle(KANGOO, { startingIn: -58, claims: 5, answerIds: paris }),
      vehicle(RIFTER, { startingIn: -27, claims: 2, answerIds: paris }),
      vehicle(ZOE, { startingIn: -9, claims: 1, answerIds: parisElectric }),
      vehicle(ZOE, { startingIn: -5, claims: 0, answerIds: parisElectric }),
      vehicle(KANGOO, { startingIn: -16, claims: 0, answerIds: paris }),
      vehicle(KANGOO, { startingIn: -210, claims: 4, answerIds: paris }),
    ],
  },
  {
    username: 'karl.aubrac',
    city: { line1: '3 impasse des Exemples', postalCode: '63000', city: 'Clermont-Ferrand' },
    birthDate: '14/10/1974',
    company: { name: 'Cabinet infirmier Aubrac', siren: '000000042', capacity: 'Associé' },
    contracts: [
      vehicle(PANDA, { startingIn: -310, claims: 17, answerIds: clermont }),
      vehicle(['Suzuki', 'Swift'], { startingIn: -120, claims: 9, answerIds: clermont }),
      vehicle(PANDA, { startingIn: -97, claims: 7, answerIds: clermont }),
      vehicle(PANDA, { startingIn: -52, claims: 5, answerIds: clermont }),
      vehicle(PANDA, { startingIn: -35, claims: 2, answerIds: clermont }),
      vehicle(PANDA, { startingIn: -23, claims: 0, answerIds: clermont }),
    ],
  },
]
