import type { PaidContract, PaymentMandate } from '@sillage/wire/payments/payments.ts'
import { FileDown, Landmark } from 'lucide-react'
import { useState } from 'react'
import { config } from '../../shell/api/config.ts'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Tile } from '../../ui/data/tile.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { CARD } from './card.messages.ts'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useSignedContract } from './use-payments.ts'

/** What is not debited is paid by hand: by card too, where cards are taken. */
const BY_HAND = config.takesCards ? CARD : SAY

interface MethodProps {
  readonly mandates: readonly PaymentMandate[]
  readonly contracts: readonly PaidContract[]
}

/** The payment methods: each mandate with its masked IBAN, and the contract it pays. */
export function MethodCard({ mandates, contracts }: MethodProps) {
  return (
    <Card title={SAY.method}>
      {mandates.length === 0 && <p className="small muted">{BY_HAND.byHand}</p>}
      {mandates.map((mandate) => (
        <Mandate
          key={mandate.id}
          mandate={mandate}
          contract={contracts.find(({ contract_id: id }) => id === mandate.contract_id)?.name}
        />
      ))}
      {mandates.length > 0 && <p className="small muted">{SAY.changeNotice}</p>}
    </Card>
  )
}

interface MandateProps {
  readonly mandate: PaymentMandate
  /** Name of the contract it pays. */
  readonly contract: string | undefined
}

function Mandate({ mandate, contract }: MandateProps) {
  const [isOpen, setOpen] = useState(false)
  const paper = useSignedContract(mandate.contract_id)
  const [isRevoking, setRevoking] = useState(false)
  const { account, signed_at, reference, active, revoked } = mandate
  return (
    <div className="mandate">
      <div className="mandate-account">
        <Tile icon={Landmark} outlined={!active} />
        <div>
          <p className="num">
            <b>{account.iban}</b>
          </p>
          <p className="small subtle">{SAY.byDebit(account.holder)}</p>
        </div>
      </div>
      {!active && <Banner tone="warn">{revoked ? BY_HAND.isRevoked : BY_HAND.stopped}</Banner>}
      <dl className="mandate-facts small">
        {contract !== undefined && (
          <div>
            <dt>{SAY.contract}</dt>
            <dd>{contract}</dd>
          </div>
        )}
        <div>
          <dt>{SAY.signedOn}</dt>
          <dd>{dayText(signed_at)}</dd>
        </div>
        <div>
          <dt>{SAY.mandate}</dt>
          <dd className="num">{reference}</dd>
        </div>
      </dl>
      <div className="mandate-actions">
        {!revoked && (
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            {SAY.change}
          </Button>
        )}
        <Button
          variant="text"
          size="s"
          icon={FileDown}
          busy={paper.isPending}
          onClick={() => paper.mutate()}
        >
          {SAY.mandatePaper}
        </Button>
        {!revoked && (
          <Button variant="text" size="s" onClick={() => setRevoking(true)}>
            {SAY.revoke}
          </Button>
        )}
      </div>
      <span role="status">{paper.error && <FieldError>{SAY.paperFailed}</FieldError>}</span>
      {isRevoking && <RevokeDialog id={mandate.id} onClose={() => setRevoking(false)} />}
      {isOpen && (
        <AccountDialog
          to={{ mandate: mandate.id }}
          holder={account.holder}
          words={{ title: SAY.changeTitle, text: SAY.changeText, done: SAY.changed }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
