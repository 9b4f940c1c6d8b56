import { isRole, roleLabel } from '@sillage/domain/accounts/roles.ts'
import type { DemoAccount } from '../../shell/api/config.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { MESSAGES } from '../accounts.messages.ts'

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[]
  readonly onChoose: (account: DemoAccount) => void
}

/** Demo mode only: the fictional people to sign in as. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  return (
    <Card title={MESSAGES.demo.title} className="demo-accounts">
      <p className="small muted">{MESSAGES.demo.text}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <DemoButton account={account} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DemoButton({
  account,
  onChoose,
}: { account: DemoAccount } & Pick<DemoAccountsProps, 'onChoose'>) {
  const { role, email } = account
  const label = isRole(role) ? roleLabel(role) : role
  return (
    <Button variant="secondary" size="s" wide onClick={() => onChoose(account)}>
      <span className="grow">{email}</span>
      {isRole(role) && <Badge tone={`role-${role}`}>{label}</Badge>}
    </Button>
  )
}
