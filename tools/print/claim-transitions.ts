import { legalDelay } from '@sillage/domain/claims/deadlines.ts'
import { HOUSE_DELAYS } from '@sillage/domain/claims/house/house-delays.ts'
import { naturesOf } from '@sillage/domain/claims/natures.ts'
import { claimProgress } from '@sillage/domain/claims/progress.ts'
import {
  CLAIM_ACTIONS,
  CLAIM_STATUSES,
  type ClaimAction,
  claimCan,
  SHOWN_STATUSES,
  STANDINGS,
  shownStatus,
  statusesMeant,
} from '@sillage/domain/claims/status.ts'
import { WAITING_SIDES } from '@sillage/domain/claims/urgency.ts'
import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { page, table } from './markdown.ts'

// Object.keys loses the key type
const actions = Object.keys(CLAIM_ACTIONS) as ClaimAction[]
/** Any day: the rules only use days relative to it. */
const day = Temporal.PlainDate.from('2026-01-05')

const people = [
  ...STANDINGS.map((standing) => ({
    name: standing,
    standing,
    isOfTeam: standing === 'staff',
    isDeclarer: false,
  })),
  { name: 'staff who declared it', standing: 'staff', isOfTeam: true, isDeclarer: true },
  { name: 'staff, own claim', standing: 'owner', isOfTeam: true, isDeclarer: false },
  { name: 'staff whom it concerns', standing: 'participant', isOfTeam: true, isDeclarer: false },
] as const

export function claimTransitionsPage(): string {
  return page(
    'Transitions of a claim',
    'What may be done with a claim, and by whom: `claimCan` of [status.ts](../packages/domain/src/claims/status.ts). `GET /claims/{id}` tells it as `may`. Somebody who is none of these gets a 404.',
    [
      '## Open or refused',
      ...people.flatMap(({ name, ...seat }) => [
        `### As ${name}`,
        table(
          ['action', ...CLAIM_STATUSES],
          actions.map((action) => [
            action,
            ...CLAIM_STATUSES.map((status) => {
              const answer = claimCan(action, { ...seat, status })
              return answer.ok ? '✓' : `\`${answer.error.code}\``
            }),
          ]),
        ),
      ]),
      '## Refusals',
      table(
        ['action', 'code', 'sentence'],
        actions.map((action) => {
          const { code, refusal } = CLAIM_ACTIONS[action]
          return [action, `\`${code}\``, refusal]
        }),
      ),
      '## Names shown',
      table(
        ['status', 'shown as'],
        CLAIM_STATUSES.map((status) => [status, shownStatus(status)]),
      ),
      table(
        ['filter', 'status'],
        SHOWN_STATUSES.map((shown) => [shown, statusesMeant(shown).join(', ')]),
      ),
      '## What now?',
      table(
        ['status', 'waiting for', 'now', 'next', 'usual delay'],
        CLAIM_STATUSES.flatMap((status) =>
          WAITING_SIDES.map((waiting) => {
            const said = claimProgress({
              status,
              waiting,
              since: day,
              openRequests: 1,
              missingDocuments: 0,
              hasOutcome: true,
              standing: 'owner',
              mayReopen: true,
              delays: HOUSE_DELAYS,
            })
            return [status, said.actor, said.now, said.next, said.usualDelay ?? '']
          }),
        ),
      ),
      '## Natures',
      ...PRODUCTS.flatMap(({ id, label }) => [
        `### ${label}`,
        table(
          ['nature', 'legal delay', 'documents'],
          naturesOf(id).map((nature) => [
            nature.label,
            legalDelay(nature.delay).label,
            nature.checklist.map((needed) => needed.label).join(', '),
          ]),
        ),
      ]),
    ],
  )
}
