import { expect, test } from 'vitest'
import { CAPACITIES, contractingCompany, readSigner } from './company.ts'

const signer = { name: 'Camille Roussel', capacity: 'Gérante' }
const tréguier = {
  accountKind: 'professionnel',
  companyName: 'Transports Tréguier',
  siren: '732829320',
  signer,
} as const

test('a professional signs as their company, a private customer in their own name', () => {
  expect(contractingCompany(tréguier)).toEqual({
    ok: true,
    value: { name: 'Transports Tréguier', siren: '732829320', signer },
  })
  expect(contractingCompany({ ...tréguier, accountKind: 'particulier' })).toEqual({
    ok: true,
    value: null,
  })
})

test.each([
  [{ companyName: null }, ['companyName']],
  [{ siren: null }, ['siren']],
  [{ signer: null }, ['signer.name', 'signer.capacity']],
  [
    { companyName: null, siren: null, signer: null },
    ['companyName', 'siren', 'signer.name', 'signer.capacity'],
  ],
])(
  'a company without %j is refused: each missing part is named, with the page where it is filled in',
  (lack, paths) => {
    const read = contractingCompany({ ...tréguier, ...lack })
    const refusals = read.ok ? [] : read.error
    expect(refusals.map(({ path }) => path)).toEqual(paths)
    for (const { code, message } of refusals) {
      expect(code).toBe('company.missing')
      expect(message).toContain('«\u00a0Mon profil\u00a0»')
    }
  },
)

test('a signer may have any capacity of the list, or another in free words', () => {
  for (const capacity of [...CAPACITIES, 'Cogérant', 'PDG'])
    expect(readSigner({ name: 'Camille Roussel', capacity })).toEqual({
      ok: true,
      value: { name: 'Camille Roussel', capacity },
    })
})

test('a one-letter capacity and a name with a digit are refused, each at its own field', () => {
  const read = readSigner({ name: 'ana44154', capacity: 'x' })
  expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual([
    'signer.name',
    'signer.capacity',
  ])
})
