import { car, type DemoCustomer } from './customer.ts'

const rounds = (...answerIds: string[]) => ['car.usage.rounds', 'car.level.all_risks', ...answerIds]

/** Their contracts and claims fill the desks. Their SIRENs are nobody's. */
export const COMPANIES: readonly DemoCustomer[] = [
  {
    username: 'marthe.dubreuil',
    city: { line1: '14 rue des Exemples', postalCode: '44000', city: 'Nantes' },
    birthDate: '08/12/1976',
    company: { name: 'Fleurs Dubreuil', siren: '000000018', capacity: 'Gérante' },
    contracts: [
      car('Renault', 'Kangoo', {
        startingIn: -320,
        endingIn: 45,
        claims: 16,
        answerIds: rounds('car.department.44', 'car.excess.300', 'car.body.minivan'),
      }),
      car('Peugeot', 'Rifter', {
        startingIn: -180,
        endingIn: 185,
        claims: 13,
        answerIds: rounds('car.department.44', 'car.excess.150', 'car.body.minivan'),
      }),
    ],
  },
  {
    username: 'ivan.boisclair',
    city: { line1: '52 zone des Exemples', postalCode: '37000', city: 'Tours' },
    birthDate: '19/05/1969',
    company: { name: 'Menuiserie Boisclair', siren: '000000026', capacity: 'Gérant' },
    contracts: [
      car('Citroën', 'Berlingo', {
        startingIn: -330,
        endingIn: 35,
        claims: 16,
        answerIds: ['car.usage.professional', 'car.department.37', 'car.level.intermediate'],
      }),
      car('Ford', 'Tourneo Connect', {
        startingIn: -140,
        endingIn: 225,
        claims: 12,
        answerIds: ['car.usage.professional', 'car.department.37', 'car.level.all_risks'],
      }),
    ],
  },
  {
    username: 'jeanne.clairval',
    city: { line1: '120 avenue des Exemples', postalCode: '75011', city: 'Paris' },
    birthDate: '27/07/1985',
    company: { name: 'Courses Clairval', siren: '000000034', capacity: 'Présidente' },
    contracts: [
      car('Renault', 'Zoe', {
        startingIn: -340,
        endingIn: 25,
        claims: 20,
        answerIds: rounds('car.department.75', 'car.excess.300', 'car.energy.electric'),
      }),
      car('Renault', 'Kangoo', {
        startingIn: -290,
        endingIn: 75,
        claims: 18,
        answerIds: rounds('car.department.75', 'car.excess.600', 'car.body.minivan'),
      }),
      car('Peugeot', 'Rifter', {
        startingIn: -120,
        endingIn: 245,
        claims: 14,
        answerIds: rounds('car.department.75', 'car.excess.150', 'car.body.minivan'),
      }),
    ],
  },
  {
    username: 'karl.aubrac',
    city: { line1: '3 impasse des Exemples', postalCode: '63000', city: 'Clermont-Ferrand' },
    birthDate: '14/10/1974',
    company: { name: 'Cabinet infirmier Aubrac', siren: '000000042', capacity: 'Associé' },
    contracts: [
      car('Fiat', 'Panda', {
        startingIn: -310,
        endingIn: 55,
        claims: 17,
        answerIds: rounds('car.department.63', 'car.excess.none'),
      }),
      car('Suzuki', 'Swift', {
        startingIn: -200,
        endingIn: 165,
        claims: 13,
        answerIds: rounds('car.department.63', 'car.excess.150'),
      }),
    ],
  },
]
