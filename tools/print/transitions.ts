import {
  CONTRACT_STATUSES,
  CONTRACT_TRANSITIONS,
  type ContractAction,
  type ContractState,
  contractCan,
  RENEWAL_WINDOW_DAYS,
  statusLabel,
} from '@sillage/domain/contracts/status.ts'
import { page, table } from './markdown.ts'

/** Any day: the rules look at the distance from it only. */
const today = Temporal.PlainDate.from('2026-01-01')
const inDays = (days: number) => today.add({ days })

const states: readonly { readonly name: string; readonly contract: ContractState }[] =
  CONTRACT_STATUSES.flatMap((status) =>
    status === 'active'
      ? [
          {
            name: `active, more than ${RENEWAL_WINDOW_DAYS} days left`,
            contract: { status, end: inDays(RENEWAL_WINDOW_DAYS + 1) },
          },
          {
            name: `active, ${RENEWAL_WINDOW_DAYS} days left or fewer`,
            contract: { status, end: inDays(RENEWAL_WINDOW_DAYS) },
          },
          { name: 'active on paper, last day past', contract: { status, end: inDays(-1) } },
        ]
      : [{ name: status, contract: { status, end: inDays(-1) } }],
  )

// Object.keys forgets that they are the actions
const actions = Object.keys(CONTRACT_TRANSITIONS) as ContractAction[]

export function transitionsPage(): string {
  return page(
    'Transitions of a contract',
    'What may be done with a contract, by `contractCan` of [status.ts](../packages/domain/src/contracts/status.ts). A button that a rule closes is disabled with the sentence below, and the server refuses with the same one.',
    [
      '## Open or refused',
      table(
        ['state', ...actions],
        states.map(({ name, contract }) => [
          name,
          ...actions.map((action) => {
            const answer = contractCan(action, contract, today)
            return answer.ok ? '✓' : `\`${answer.error.code}\``
          }),
        ]),
      ),
      '## Refusals',
      table(
        ['action', 'code', 'sentence'],
        actions.map((action) => {
          const { code, refusal } = CONTRACT_TRANSITIONS[action]
          return [action, `\`${code}\``, refusal]
        }),
      ),
      '## Names shown',
      table(
        ['status', 'shown as'],
        [...CONTRACT_STATUSES, 'any other'].map((status) => [status, statusLabel(status)]),
      ),
    ],
  )
}
