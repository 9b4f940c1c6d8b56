import { car, type DemoContract, type DemoCustomer } from './customer.ts'

const journey = (
  zone: 'north_america' | 'world',
  startingIn: number,
  endingIn: number,
): DemoContract => ({
  product: 'travel',
  startingIn,
  endingIn,
  claims: 0,
  answerIds: ['travel.level.premium', 'travel.excess.none', `travel.zone.${zone}`],
})

/** Their contracts and claims fill the desks. */
export const PEOPLE: readonly DemoCustomer[] = [
  {
    username: 'agathe.fontaine',
    city: { line1: '4 rue des Exemples', postalCode: '35000', city: 'Rennes' },
    birthDate: '09/02/1979',
    contracts: [
      car('Peugeot', '208', {
        startingIn: -301,
        endingIn: 64,
        claims: 4,
        answerIds: ['car.department.35', 'car.level.all_risks', 'car.excess.150'],
      }),
      journey('north_america', -30, 30),
    ],
  },
  {
    username: 'bastien.colin',
    city: { line1: '17 quai des Exemples', postalCode: '69002', city: 'Lyon' },
    birthDate: '21/06/1984',
    contracts: [
      car('Dacia', 'Sandero', {
        startingIn: -212,
        endingIn: 153,
        claims: 3,
        answerIds: ['car.department.69', 'car.level.third_party'],
      }),
      {
        product: 'travel',
        startingIn: -58,
        endingIn: -30,
        claims: 2,
        answerIds: ['travel.level.comfort', 'travel.excess.30', 'travel.zone.european_union'],
      },
    ],
  },
  {
    username: 'clara.renaud',
    city: { line1: '2 place des Exemples', postalCode: '59000', city: 'Lille' },
    birthDate: '30/11/1990',
    contracts: [
      {
        product: 'travel',
        startingIn: -24,
        endingIn: 12,
        claims: 2,
        answerIds: ['travel.level.premium', 'travel.excess.none', 'travel.zone.european_union'],
      },
    ],
  },
  {
    username: 'damien.gauthier',
    city: { line1: '88 cours des Exemples', postalCode: '13006', city: 'Marseille' },
    birthDate: '12/08/1971',
    contracts: [
      car('Citroën', 'C3', {
        startingIn: -338,
        endingIn: 27,
        claims: 5,
        answerIds: ['car.department.13', 'car.level.intermediate', 'car.excess.300'],
      }),
    ],
  },
  {
    username: 'elsa.marin',
    city: { line1: '31 allée des Exemples', postalCode: '33000', city: 'Bordeaux' },
    birthDate: '03/04/1987',
    contracts: [
      car('Renault', 'Megane E-Tech', {
        startingIn: -160,
        endingIn: 205,
        claims: 3,
        answerIds: ['car.department.33', 'car.level.all_risks', 'car.energy.electric'],
      }),
      journey('north_america', -80, 9),
    ],
  },
  {
    username: 'farid.slimani',
    city: { line1: '6 boulevard des Exemples', postalCode: '31000', city: 'Toulouse' },
    birthDate: '17/01/1982',
    contracts: [
      car('Toyota', 'Yaris', {
        startingIn: -95,
        endingIn: 270,
        claims: 3,
        answerIds: ['car.department.31', 'car.level.all_risks', 'car.energy.hybrid'],
      }),
    ],
  },
  {
    username: 'gilles.perrot',
    city: { line1: '9 rue des Exemples', postalCode: '67000', city: 'Strasbourg' },
    birthDate: '25/09/1966',
    contracts: [
      car('Mazda', 'MX-5', {
        startingIn: -250,
        endingIn: 115,
        claims: 3,
        answerIds: ['car.department.67', 'car.level.all_risks', 'car.excess.600', 'car.body.sport'],
      }),
      journey('north_america', -160, -100),
      journey('world', -45, 15),
    ],
  },
]

const small = (startingIn: number, endingIn: number): readonly DemoContract[] => [
  car('Seat', 'Ibiza', {
    startingIn,
    endingIn,
    claims: 0,
    answerIds: ['car.department.44', 'car.level.intermediate'],
  }),
]

/** Customers who do not pay, by how far that has gone. */
export const LATE_PAYERS = {
  late: {
    username: 'luc.besnard',
    city: { line1: '5 sentier des Exemples', postalCode: '44100', city: 'Nantes' },
    birthDate: '06/03/1981',
    contracts: small(-15, 90),
  },
  noticed: {
    username: 'mona.charpentier',
    city: { line1: '22 rue des Exemples', postalCode: '44200', city: 'Nantes' },
    birthDate: '15/07/1978',
    contracts: small(-46, 134),
  },
  suspended: {
    username: 'nora.lemoine',
    city: { line1: '41 rue des Exemples', postalCode: '44300', city: 'Nantes' },
    birthDate: '02/05/1989',
    contracts: small(-63, 117),
  },
  terminated: {
    username: 'oscar.blin',
    city: { line1: '7 rue des Exemples', postalCode: '44800', city: 'Saint-Herblain' },
    birthDate: '28/01/1970',
    contracts: small(-101, 79),
  },
} as const satisfies Readonly<Record<string, DemoCustomer>>

/** Colleagues of the visitor, who share the team's load. */
export const COLLEAGUES = ['karim.haddou', 'sophie.lambert', 'hugo.meyer'] as const
