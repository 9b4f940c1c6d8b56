import type { Page } from '@playwright/test'
import { DEMO, registered, tokenOf } from './people.ts'
import { as, type Screen } from './screen.ts'

const COMPLAINTS = '/admin/complaints'

let complaint: Promise<unknown> | undefined
/** An unacknowledged complaint, besides the demo's. */
function complaintOf(page: Page) {
  complaint ??= (async () => {
    const { email } = await registered(page.request)
    const token = await tokenOf(page.request, email)
    const sent = await page.request.post('/backend/complaints', {
      data: {
        subject: 'Le prix affiché a changé au moment de signer',
        message: 'Le devis disait 42 €, le récapitulatif 45 €. Je demande que le devis soit tenu.',
      },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': email },
    })
    if (!sent.ok()) throw new Error(await sent.text())
  })()
  return complaint
}

let letter: Promise<void> | undefined
/** A complaint of somebody without an account, acknowledged: its letter is to be posted. */
function letterOf({ request }: Page): Promise<void> {
  letter ??= (async () => {
    const headers = { authorization: `Bearer ${await tokenOf(request, DEMO.advisor)}` }
    const post = async (path: string, data: object) => {
      const answer = await request.post(`/backend/complaints/${path}`, {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        data,
      })
      if (!answer.ok()) throw new Error(await answer.text())
      return answer
    }
    const recorded = await post('recorded', {
      name: 'Paule Ferrand',
      address: '4, rue des Lices\n35000 Rennes',
      channel: 'letter',
      received_on: Temporal.Now.plainDateISO('Europe/Paris').toString(),
      subject: 'Un portail enfoncé',
      message: 'Votre assurée a reculé dans mon portail le 12 novembre.',
    })
    const { data }: { data: { id: string } } = await recorded.json()
    await post(`${data.id}/acknowledge`, {})
  })()
  return letter
}

export const COMPLAINT_SCREENS: readonly Screen[] = [
  {
    name: 'administration-reclamations-en-panne',
    open: async (page) => {
      await page.route('**/backend/complaints/all*', (route) => route.abort())
      await as('advisor', COMPLAINTS)(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  {
    name: 'administration-reclamations-aucune',
    open: async (page) => {
      await as('advisor', `${COMPLAINTS}?page=9`)(page)
      await page.getByRole('button', { name: 'Toutes les réclamations' }).waitFor()
    },
  },
  {
    name: 'administration-reclamations',
    open: async (page) => {
      await complaintOf(page)
      await as('advisor', COMPLAINTS)(page)
      await page
        .getByRole('button', { name: /^Répondre/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'administration-reclamations-repondre',
    open: async (page) => {
      await complaintOf(page)
      await as('advisor', COMPLAINTS)(page)
      await page
        .getByRole('button', { name: /^Répondre/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'administration-reclamations-noter',
    open: async (page) => {
      await as('advisor', COMPLAINTS)(page)
      await page.getByRole('button', { name: 'Noter une réclamation' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'administration-reclamations-noter-sans-compte',
    open: async (page) => {
      await as('advisor', COMPLAINTS)(page)
      await page.getByRole('button', { name: 'Noter une réclamation' }).click()
      await page.getByRole('dialog').getByText('Une personne sans compte').click()
    },
  },
  {
    name: 'administration-reclamations-lettre',
    open: async (page) => {
      await letterOf(page)
      await as('advisor', `${COMPLAINTS}?q=Ferrand`)(page)
      await page
        .getByRole('button', { name: /^Lettre à poster/ })
        .first()
        .waitFor()
    },
  },
]
