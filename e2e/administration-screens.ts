import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { DEMO, tokenOf } from './people.ts'
import { as, type Screen } from './screen.ts'

const USERS = '/admin/users-management'

let invitation: Promise<unknown> | undefined
/** A waiting invitation; the people who ask for a role come from the demo. */
function invitationOf(page: Page) {
  invitation ??= (async () => {
    const name = randomBytes(4).toString('hex')
    const token = await tokenOf(page.request, DEMO.root)
    const sent = await page.request.post('/backend/admin/invitations', {
      data: { email: `conseil-${name}@exemple.fr`, role: 'advisor' },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': name },
    })
    if (!sent.ok()) throw new Error(await sent.text())
  })()
  return invitation
}

const users = (person: 'admin' | 'root') => async (page: Page) => {
  await invitationOf(page)
  await as(person, USERS)(page)
  await page.getByRole('table').waitFor()
  await page.getByText('lucas.perrin').first().waitFor()
}

const withDialog = (button: string | RegExp) => async (page: Page) => {
  await users('admin')(page)
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** The pages that only admin and root may open, and everybody's complaints. */
export const ADMINISTRATION_SCREENS: readonly Screen[] = [
  { name: 'administration-comptes', open: users('root') },
  {
    name: 'administration-comptes-aucun',
    open: async (page) => {
      await as('admin', `${USERS}?q=introuvable`)(page)
      await page.getByText('Aucun compte ne correspond.').waitFor()
    },
  },
  {
    name: 'administration-comptes-en-panne',
    open: async (page) => {
      await page.route('**/backend/api/advisor/users?*', (route) => route.abort())
      await page.route('**/backend/admin/{role-requests,invitations}*', (route) => route.abort())
      await as('admin', USERS)(page)
      await page.getByText('Error loading users').waitFor()
    },
  },
  {
    name: 'administration-contrats-d-un-assure',
    open: async (page) => {
      await as('admin', `${USERS}?q=camille.roussel`)(page)
      await page.getByRole('link', { name: 'Contrats de camille.roussel' }).click()
      await page.getByRole('table', { name: 'Contrats de camille.roussel' }).waitFor()
    },
  },
  {
    name: 'administration-contrats-de-la-maison',
    open: async (page) => {
      await as('admin', '/admin/contracts?assurance=car')(page)
      await page.getByRole('table', { name: 'Tous les contrats' }).waitFor()
    },
  },
  {
    name: 'administration-contrats-aucun',
    open: async (page) => {
      // searched for, because people of other journeys may be listed before him
      await as('root', `${USERS}?q=thomas.leroy`)(page)
      await page.getByRole('link', { name: 'Contrats de thomas.leroy' }).click()
      await page.getByText('Cette personne n’a pas de contrat.').waitFor()
    },
  },
  {
    name: 'administration-contrats-en-panne',
    open: async (page) => {
      await as('advisor', '/admin/users/inconnu/contracts')(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  { name: 'administration-comptes-creer', open: withDialog('Add User') },
  { name: 'administration-comptes-inviter', open: withDialog('Inviter par e-mail') },
  { name: 'administration-comptes-modifier', open: withDialog('Modifier camille.roussel') },
  {
    name: 'administration-habilitations',
    open: async (page) => {
      await as('admin', `${USERS}?q=nadia.benali`)(page)
      await page.getByRole('button', { name: 'Modifier nadia.benali' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'administration-comptes-desactiver', open: withDialog('Désactiver camille.roussel') },
  { name: 'administration-comptes-refuser', open: withDialog(/^Refuser/) },
  {
    name: 'administration-chiffres',
    open: async (page) => {
      await as('admin', '/admin/stats')(page)
      await page.getByRole('table').first().waitFor()
    },
  },
  {
    name: 'administration-chiffres-en-panne',
    open: async (page) => {
      await page.route('**/backend/admin/stats', (route) => route.abort())
      await as('admin', '/admin/stats')(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  {
    name: 'administration-journal',
    open: async (page) => {
      await invitationOf(page)
      await as('admin', '/admin/audit')(page)
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'administration-journal-en-panne',
    open: async (page) => {
      await page.route('**/backend/admin/audit*', (route) => route.abort())
      await as('admin', '/admin/audit')(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  {
    name: 'administration-journal-vide',
    open: async (page) => {
      await as('admin', '/admin/audit?q=introuvable')(page)
      await page.getByText('Aucune ligne ne correspond.').waitFor()
    },
  },
  {
    name: 'administration-mails-aucun',
    open: async (page) => {
      await as('admin', '/admin/mails')(page)
      await page.getByText(/^Aucun e-mail n’est refusé/).waitFor()
    },
  },
  {
    name: 'administration-mails',
    open: async (page) => {
      const mails = ['camille.roussel@exemple.fr', 'direction@societe-des-transports.exemple'].map(
        (recipient, n) => ({
          id: `0000000${n}-0000-4000-8000-000000000000`,
          recipient,
          subject: 'Votre contrat est prêt',
          refusal: n === 0 ? 'EENVELOPE 550 5.1.1' : 'EENVELOPE 550',
          isForAddress: n === 1,
          accountId: n === 0 ? '00000000-0000-4000-8000-00000000000a' : null,
          addressNow: n === 0 ? 'camille@exemple.fr' : null,
          attempts: 1,
          at: '2026-11-22T09:30:00Z',
        }),
      )
      const data = { refused: 2, waiting: 14, pausedUntil: '2026-11-22T10:15:00Z', mails }
      await page.route('**/backend/admin/mails', (route) => route.fulfill({ json: { data } }))
      await as('admin', '/admin/mails')(page)
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'comptabilite',
    open: async (page) => {
      await as('admin', '/finance')(page)
      await page.getByRole('table').first().waitFor()
    },
  },
  {
    name: 'comptabilite-vide',
    open: async (page) => {
      await as('admin', '/finance?mois=2020-01')(page)
      await page.getByText('Aucune écriture ce mois-ci.').waitFor()
    },
  },
  {
    name: 'comptabilite-en-panne',
    open: async (page) => {
      await page.route('**/backend/finance/ledger*', (route) => route.abort())
      await as('admin', '/finance')(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  {
    name: 'administration-vehicules',
    open: async (page) => {
      const states = ['rejected', 'incomplete', 'to_send', 'sent', 'acknowledged', 'void'] as const
      const events = states.map((state, n) => ({
        id: `0000000${n}-0000-4000-8000-000000000000`,
        contract_id: `1234567${n}-0000-4000-8000-000000000000`,
        policy: `1234567${n}-0000-4000-8000-000000000000`,
        contract: `Renault Clio AB-12${n}-CD`,
        kind: n === 3 ? 'end' : 'start',
        label: n === 3 ? 'Fin de garantie' : 'Début de garantie',
        plate: state === 'incomplete' ? 'EN COURS' : `AB-12${n}-CD`,
        country: 'FR',
        start_date: '2026-11-19',
        end_date: '2026-12-19',
        occurred_at: '2026-11-19T09:30:00Z',
        due_at: '2026-11-22T09:30:00Z',
        state,
        is_late: n < 2,
        sent_at: null,
        acknowledged_at: null,
        rejection: n === 0 ? 'Immatriculation inconnue' : null,
      }))
      const counts = Object.fromEntries(states.map((state) => [state, 1]))
      const data = { events, counts, late: 2, total: 6, page: 1, limit: 50 }
      await page.route('**/backend/admin/insured-vehicles?*', (route) =>
        route.fulfill({ json: { data } }),
      )
      await as('admin', '/admin/insured-vehicles')(page)
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'administration-contributions',
    open: async (page) => {
      await as('admin', '/admin/contributions')(page)
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'administration-contributions-en-panne',
    open: async (page) => {
      await page.route('**/backend/admin/contributions*', (route) => route.abort())
      await as('admin', '/admin/contributions')(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  {
    name: 'administration-conservation',
    open: async (page) => {
      await as('root', '/admin/retention')(page)
      await page.getByRole('table').waitFor()
    },
  },
  { name: 'administration-exploitation', open: as('root', '/admin/exploitation') },
  {
    name: 'administration-conservation-en-panne',
    open: async (page) => {
      await page.route('**/backend/admin/retention', (route) => route.abort())
      await as('root', '/admin/retention')(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
]
