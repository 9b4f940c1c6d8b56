import { expect, test } from 'vitest'
import { HOUSE_DELAYS } from './house/house-delays.ts'
import { claimProgress } from './progress.ts'
import { CLAIM_STATUSES } from './status.ts'
import { WAITING_SIDES } from './urgency.ts'

const since = Temporal.PlainDate.from('2026-11-20') // a Friday
const base = {
  waiting: 'insurer',
  since,
  openRequests: 0,
  missingDocuments: 0,
  hasOutcome: false,
  standing: 'owner',
  mayReopen: true,
  delays: HOUSE_DELAYS,
} as const

test.each([
  ['pending', 'declared', '2026-11-24'],
  ['in_progress', 'handled', '2026-12-04'],
  ['under_review', 'handled', '2026-12-18'],
] as const)(
  'a %s claim that waits for us is at the stage « %s », usually until %s',
  (status, stage, by) => {
    const progress = claimProgress({ ...base, status })
    expect(progress).toMatchObject({ stage, actor: 'insurer' })
    expect(progress.expectedBy?.toString()).toBe(by)
  },
)

test('the usual delay is shown with its last day', () => {
  expect(claimProgress({ ...base, status: 'pending' }).usualDelay).toBe(
    'Nous répondons en général sous 2\u00a0jours ouvrés, soit d’ici au 24\u00a0novembre\u00a02026.',
  )
})

test('when the insurer changes a delay, the new one is shown', () => {
  const delays = { answer: 1, study: 4, decision: 20 }
  const shown = claimProgress({ ...base, status: 'pending', delays })
  expect(shown.usualDelay).toBe(
    'Nous répondons en général sous 1\u00a0jour ouvré, soit d’ici au 23\u00a0novembre\u00a02026.',
  )
  const studied = claimProgress({ ...base, status: 'in_progress', delays })
  expect(studied.expectedBy?.toString()).toBe('2026-11-26')
  const asked = claimProgress({ ...base, status: 'in_progress', waiting: 'customer', delays })
  expect(asked.usualDelay).toBe('Un conseiller répond d’ordinaire sous 1\u00a0jour ouvré.')
})

test('a claim that waits for the customer says for how many documents', () => {
  const asked = { ...base, status: 'in_progress', waiting: 'customer' } as const
  const now = (openRequests: number) => claimProgress({ ...asked, openRequests }).now
  expect(now(0)).toBe('Nous attendons votre réponse dans la discussion.')
  expect(now(1)).toBe('Nous attendons un document de votre part.')
  expect(now(3)).toBe('Nous attendons 3 documents de votre part.')
})

test('a claim that waits for us still mentions the documents asked for', () => {
  const { actor, now, next } = claimProgress({ ...base, status: 'in_progress', openRequests: 2 })
  expect(actor).toBe('insurer')
  expect(now).toBe('À nous de vous lire. Nous attendons 2 documents de votre part.')
  expect(next).toBe('Un conseiller vous répond ici.')
})

const reviewed = (missingDocuments: number) =>
  claimProgress({ ...base, status: 'under_review', missingDocuments }).now.replaceAll('\u00a0', ' ')

test('a file is called complete only when every required document was received', () => {
  expect(reviewed(0)).toBe(
    'Votre dossier est complet et la décision se prépare. Vous n’avez rien à faire.',
  )
  expect(reviewed(1)).toBe(
    'Nous étudions votre dossier et la décision se prépare. Il manque un document utile : vous pouvez encore l’envoyer.',
  )
  expect(reviewed(4)).toBe(
    'Nous étudions votre dossier et la décision se prépare. Il manque 4 documents utiles : vous pouvez encore les envoyer.',
  )
})

test('a closed claim waits for nobody and says how to reopen it', () => {
  const closed = claimProgress({ ...base, status: 'closed', hasOutcome: true })
  expect(closed).toMatchObject({ stage: 'decided', actor: 'nobody', expectedBy: null })
  expect(closed.next).toContain('rouvrir')
})

test('every claim says what happens now and next', () => {
  for (const status of CLAIM_STATUSES)
    for (const waiting of WAITING_SIDES) {
      const { now, next } = claimProgress({ ...base, status, waiting })
      expect(now.length).toBeGreaterThan(10)
      expect(next.length).toBeGreaterThan(10)
    }
})

test('a closed claim tells its reader what they can do, and nothing else', () => {
  const closed = { ...base, status: 'closed', hasOutcome: true } as const
  const next = (changes: object) => claimProgress({ ...closed, ...changes }).next
  expect(next({})).toBe('Vous pouvez le rouvrir en disant pourquoi, ou contester la décision.')
  expect(next({ mayReopen: false })).toBe('Vous pouvez contester la décision.')
  expect(next({ hasOutcome: false })).toBe('Vous pouvez le rouvrir en disant pourquoi.')
  for (const standing of ['participant', 'staff'])
    expect(next({ standing, mayReopen: false })).not.toMatch(/Vous pouvez le rouvrir|contester/)
})
