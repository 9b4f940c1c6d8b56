import { expect, test } from 'vitest'
import { detailText } from './audit-detail.ts'

test.each([
  [{ to: 'advisor', from: 'user' }, 'de «\u00a0user\u00a0» à «\u00a0advisor\u00a0»'],
  [
    { to: 'under_review', from: 'in_progress' },
    'de «\u00a0en cours\u00a0» à «\u00a0en examen\u00a0»',
  ],
  [{ username: false, email: true }, 'adresse'],
  [
    { role: 'user', to: 'zoe@exemple.fr', ip: '192.0.2.1' },
    'pour «\u00a0zoe@exemple.fr\u00a0», depuis\u00a0192.0.2.1, rôle\u00a0user',
  ],
  [
    { kind: 'email', from: 'a@exemple.fr', to: 'b@exemple.fr' },
    'de «\u00a0a@exemple.fr\u00a0» à «\u00a0b@exemple.fr\u00a0», changement\u00a0adresse',
  ],
  [{ listed: 0, page: 2 }, 'page\u00a02'],
  [{ files: ['a', 'b'] }, 'fichiers\u00a02'],
  [{ assignee: '1b4e28ba-2fa1-4d2e-883f-0016d3cca427' }, 'confié à\u00a01b4e28ba'],
  [{ assignee: null, later: { x: 1 } }, 'later\u00a0{"x":1}'],
  [
    { decision: 'partly', amountCents: 123_456, excessCents: 0 },
    'décision\u00a0acceptée en partie, montant\u00a01\u202f234,56\u00a0€',
  ],
  [
    { status: 'pending', search: true, found: 327 },
    'statut\u00a0en attente, recherche, résultats\u00a0327',
  ],
  [{}, ''],
])('%j reads « %s »', (detail, text) => {
  expect(detailText(detail)).toBe(text)
})
