import { expect, test } from 'vitest'
import { sampleContract } from '../../contracts/sample-contract.ts'
import { ownGroups } from './own-lines.ts'

const contracts = [
  sampleContract({ contract_id: 'c1000000', name: 'Renault Clio AB-123-CD' }),
  sampleContract({ contract_id: 'c2000000', name: 'Paris – Barcelone, 3 au 12 mars' }),
]
const claim = {
  claim_id: 'd1000000',
  nature: 'Bris de glace',
  description: 'Un impact sur le pare-brise',
  declaration_date: '2026-11-15T10:00:00Z',
  claimStatus: 'in_progress',
  contract_id: 'c1000000',
  dateIncident: '2026-11-14',
  is_owner: true,
  contract_name: 'Renault Clio AB-123-CD',
  waiting: 'customer',
  open_requests: 0,
} as const
const answers = [
  { id: 'contrat-1', question: 'Où est mon attestation ?', text: 'Dans « Mes contrats ».' },
]
const titles = (typed: string) =>
  ownGroups(typed, { contracts, claims: [claim], answers }).map(({ title, lines }) => [
    title,
    ...lines.map((line) => line.title),
  ])

test('an empty search lists the customer’s contracts, claims and pages', () => {
  expect(titles('').map(([title]) => title)).toEqual(['Mes contrats', 'Mes sinistres', 'Pages'])
})

test('a contract is found by its name or number, a claim by its description', () => {
  expect(titles('clio')).toEqual([
    ['Mes contrats', 'Renault Clio AB-123-CD'],
    ['Mes sinistres', 'Bris de glace, Renault Clio AB-123-CD'],
  ])
  expect(titles('c2000')).toEqual([['Mes contrats', 'Paris – Barcelone, 3 au 12 mars']])
  expect(titles('pare-brise')).toEqual([['Mes sinistres', 'Bris de glace, Renault Clio AB-123-CD']])
})

test('a page is found by a related word, without accents, and a help answer by its question', () => {
  expect(titles('ECHEANCE')).toEqual([['Pages', 'Mes paiements']])
  expect(titles('attestation')).toEqual([
    ['Pages', 'Mes contrats'],
    ['Réponses de l’aide', 'Où est mon attestation ?'],
  ])
  expect(titles('zzz')).toEqual([])
})
