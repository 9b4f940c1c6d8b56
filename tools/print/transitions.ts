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

/** Any day: the rules only use the distance from it. */
const today = Temporal.PlainDate.from('2026-01-01')
const inDays = (days: number) => today.add({ days })

interface State {
  readonly name: string
  readonly contract: ContractState
}

const states: readonly State[] = [
  {
    name: `active, more than ${RENEWAL_WINDOW_DAYS} days left`,
    contract: { status: 'active', end: inDays(RENEWAL_WINDOW_DAYS + 1) },
  },
  {
    name: `active, ${RENEWAL_WINDOW_DAYS} days left or fewer`,
    contract: { status: 'active', end: inDays(RENEWAL_WINDOW_DAYS) },
  },
  { name: 'active on paper, last day past', contract: { status: 'active', end: inDays(-1) } },
  ...CONTRACT_STATUSES.filter((status) => status !== 'active').map((status) => ({
    name: status,
    contract: { status, end: inDays(-1) },
  })),
]

// Object.keys loses the key type
const actions = Object.keys(CONTRACT_TRANSITIONS) as ContractAction[]

export function transitionsPage(): string {
  return page(
    'Transitions of a contract',
    'What may be done with a contract, by `contractCan` of [status.ts](../packages/domain/src/contracts/status.ts). The sentence of a refusal is the same on the button that it closes and in the answer of the server.',
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
