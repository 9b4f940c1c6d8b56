import { expect, test } from 'vitest'
import { newKeptClaim } from '../../shell/device/kept-claims.ts'
import { newKeptStatement } from '../../shell/device/kept-statements.ts'
import { keptClaimTexts } from './kept-claim-texts.ts'
import type { KeptClaimFound } from './read-kept-claims.ts'

const photo = { id: 'a', name: 'plaque.jpg', size: 1, file_id: null }
const claim: KeptClaimFound = {
  ...newKeptClaim(null),
  saved_at: '2026-11-24T17:45:00Z',
  statement: null,
}

test('a declaration kept on the device says that it has not been sent', () => {
  const { title, detail, action } = keptClaimTexts({ ...claim, photos: [photo] })
  expect(title).toBe('Déclaration à envoyer')
  expect(detail).toMatch(
    /^Gardée sur cet appareil le 24\u00a0novembre\u00a02026 à 18:45, 1\sfichier\./,
  )
  expect(detail).toMatch(/pas encore chez nous/)
  expect(action).toBe('Vérifier et envoyer')
})

test('a declaration sent without an answer is not shown as received', () => {
  const { detail, action } = keptClaimTexts({ ...claim, attempt: { key: 'k', body: '{}' } })
  expect(detail).toMatch(/sans réponse de notre part/)
  expect(action).toBe('Continuer l’envoi')
})

test('once the claim exists, only the files still to be sent are mentioned', () => {
  const photos = [{ ...photo, file_id: 'there' }, photo]
  const contract = { contract_id: 'c', name: 'Renault Clio' }
  const { title, detail } = keptClaimTexts({ ...claim, contract, photos, claim_id: 'claim' })
  expect(title).toMatch(/^Photos à envoyer\s: Renault Clio$/)
  expect(detail).toMatch(/1 sur 2\.$/)
})

test('a statement kept with the declaration is shown as unsent, or as refused with the reason', () => {
  const statement = newKeptStatement({ day: '2026-11-24' }, {})
  const signature = { by: 'Lucie Armand', png: 'data:', given_at: '2026-11-24T17:44:00.000Z' }
  const textOf = (change: object) =>
    keptClaimTexts({ ...claim, statement: { ...statement, ...change } }).detail
  expect(textOf({})).toMatch(/chez nous\. Constat\s: à envoyer\.$/)
  expect(textOf({ signed: { a: signature, b: signature } })).toMatch(/signé à deux\s: à envoyer\.$/)
  expect(textOf({ refused: 'Ce sinistre est fermé.' })).toMatch(
    /refusé\s: Ce sinistre est fermé\.$/,
  )
})
