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
  [{ previousAssignee: '1b4e28ba-2fa1-4d2e-883f-0016d3cca427' }, 'auparavant à\u00a01b4e28ba'],
  [{ assignee: null, later: { x: 1 } }, 'later\u00a0{"x":1}'],
  [
    { decision: 'partly', amountCents: 123_456, excessCents: 0 },
    'décision\u00a0acceptée en partie, montant\u00a01\u202f234,56\u00a0€',
  ],
  [
    { status: 'pending', search: true, found: 327 },
    'statut\u00a0en attente, recherche, résultats\u00a0327',
  ],
  [
    { published_on: '2026-11-20T00:00:00', entries: 1 },
    'publié le\u00a020\u00a0novembre\u00a02026, inscrits\u00a01',
  ],
  [
    { cents: 103_931, recovery: 'd7916613-2fa1-4d2e-883f-0016d3cca427' },
    'montant\u00a01\u202f039,31\u00a0€, recours\u00a0d7916613',
  ],
  [
    { version: 'car-2027-3', from: '2027-01-26' },
    'à partir du 26\u00a0janvier\u00a02027, version\u00a0car-2027-3',
  ],
  [{ age: 'd30', only: 'open' }, 'seulement\u00a0ouverts, âge\u00a0de 30 à 89 jours'],
  [
    { only: 'late', waits: 10 },
    'seulement\u00a0en retard, attend depuis\u00a010\u00a0jours ou plus',
  ],
  [
    { only: 'sign', waits: 1 },
    'seulement\u00a0à signer en second, attend depuis\u00a01\u00a0jour ou plus',
  ],
  [{ document: 'statement' }, 'document\u00a0constat'],
  [{ channel: 'email' }, 'canal\u00a0e-mail'],
  [{ kind: 'email' }, 'changement\u00a0adresse'],
  [{ kind: 'deactivate' }, 'changement\u00a0désactivation'],
  [{ motive: 'delay' }, 'motif\u00a0délai ou absence de réponse'],
  [{ fault: 'half' }, 'part de responsabilité\u00a0partagée'],
  [{ cause: 'first_answer' }, 'cause du retard\u00a0jamais répondu'],
  [
    {
      done: 'answered',
      within: 30,
      back: 2,
      by: '1b4e28ba-2fa1-4d2e-883f-0016d3cca427',
      reserved: 3000,
    },
    'mis de côté\u00a03\u202f000,00\u00a0€ ou plus, activité\u00a0première réponse, sur\u00a030\u00a0jours, en remontant de\u00a02\u00a0périodes, par\u00a01b4e28ba',
  ],
  [{ status: 'to_send', product: 'car' }, 'statut\u00a0à exporter, produit\u00a0voiture'],
  [
    { action: 'claim.read', subjectKind: 'claim' },
    'action\u00a0Sinistre consulté, objet\u00a0sinistre',
  ],
  [{}, ''],
])('the detail %j is shown as « %s »', (detail, text) => {
  expect(detailText(detail)).toBe(text)
})
