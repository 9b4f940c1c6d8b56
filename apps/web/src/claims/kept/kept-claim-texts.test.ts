import { expect, test } from 'vitest'
import { type KeptClaim, newKeptClaim } from '../../shell/device/kept-claims.ts'
import { keptClaimTexts } from './kept-claim-texts.ts'

const photo = { id: 'a', name: 'plaque.jpg', size: 1, file_id: null }
const claim: KeptClaim = { ...newKeptClaim(null), saved_at: '2026-11-24T17:45:00Z' }

test('a declaration that nobody sent says that it is not there', () => {
  const { title, detail, action } = keptClaimTexts({ ...claim, photos: [photo] })
  expect(title).toBe('Déclaration à envoyer')
  expect(detail).toMatch(/^Gardée sur cet appareil le 24 novembre 2026 à 18:45, 1\sfichier\./)
  expect(detail).toMatch(/pas encore chez nous/)
  expect(action).toBe('Vérifier et envoyer')
})

test('one whose answer never came is not said to have arrived', () => {
  const { detail, action } = keptClaimTexts({ ...claim, attempt: { key: 'k', body: '{}' } })
  expect(detail).toMatch(/sans réponse de notre part/)
  expect(action).toBe('Continuer l’envoi')
})

test('once it is a claim, only the files that are not there yet are left', () => {
  const photos = [{ ...photo, file_id: 'there' }, photo]
  const contract = { contract_id: 'c', name: 'Renault Clio' }
  const { title, detail } = keptClaimTexts({ ...claim, contract, photos, claim_id: 'claim' })
  expect(title).toMatch(/^Photos à envoyer\s: Renault Clio$/)
  expect(detail).toMatch(/1 sur 2\.$/)
})
