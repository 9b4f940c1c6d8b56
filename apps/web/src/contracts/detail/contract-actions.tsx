import { paths } from '@sillage/wire/addresses.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useMutation } from '@tanstack/react-query'
import {
  ArrowRightToLine,
  CircleX,
  Download,
  FileText,
  History,
  type LucideIcon,
  MessageSquareWarning,
  RefreshCw,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { savePdf } from '../../shell/api/save-file.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button, ButtonLink, type ButtonVariant } from '../../ui/nav/button.tsx'
import { contractLabel } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { contractsApi } from '../contracts-api.ts'
import { CONTRACT_HISTORY } from '../history/history.messages.ts'
import type { CardAction, Opening } from './contract-openings.ts'
import { openDialog } from './use-contract-dialog.ts'

const ICONS = {
  renew: RefreshCw,
  claim: MessageSquareWarning,
  extend: ArrowRightToLine,
  cancel: CircleX,
} as const satisfies Record<CardAction, LucideIcon>

interface ContractActionsProps {
  readonly contract: Contract
  readonly openings: readonly Opening[]
  readonly canWithdraw: boolean
  /** Whether its main action is the filled one of the page. */
  readonly isPressing: boolean
  readonly children: ReactNode
}

/**
 * The actions on a contract. A running contract also shows why an action is closed; one that has ended shows this in
 * its details.
 */
export function ContractActions(props: ContractActionsProps) {
  const { contract, openings, canWithdraw, isPressing, children } = props
  const id = contract.contract_id
  const label = contractLabel(contract)
  const reasonId = useId()
  const pdf = useMutation({ mutationFn: () => saveContractPdf(id) })
  const isLive = contract.status === 'active'
  const shown = openings.filter(({ refusal }) => isLive || refusal === null)
  const reason = shown.find(({ refusal }) => refusal !== null)?.refusal
  return (
    <div className="contract-foot">
      {pdf.isError && (
        <Banner tone="bad" live>
          {MESSAGES.pdfFailed}
        </Banner>
      )}
      {(shown.length > 0 || canWithdraw) && (
        <div className="contract-actions contract-openings">
          {shown.map((opening) => (
            <ActionButton
              key={opening.action}
              contract={contract}
              opening={opening}
              reasonId={reasonId}
              isFilled={isPressing && opening.isMain}
            />
          ))}
          {canWithdraw && (
            <Button
              variant="text"
              size="s"
              icon={Undo2}
              aria-label={MESSAGES.withdrawOf(label)}
              onClick={() => openDialog({ name: 'withdraw', contractId: id })}
            >
              {MESSAGES.withdraw}
            </Button>
          )}
          {reason && (
            <p className="contract-reason" id={reasonId}>
              {reason}
            </p>
          )}
        </div>
      )}
      <div className="contract-actions">
        <Button
          variant="text"
          size="s"
          icon={Download}
          busy={pdf.isPending}
          aria-label={MESSAGES.pdfOf(label)}
          onClick={() => pdf.mutate()}
        >
          {MESSAGES.pdf}
        </Button>
        <Button
          variant="text"
          size="s"
          icon={FileText}
          aria-label={MESSAGES.documentsOf(label)}
          onClick={() => openDialog({ name: 'documents', contractId: id })}
        >
          {MESSAGES.documents}
        </Button>
        <Button
          variant="text"
          size="s"
          icon={History}
          aria-label={CONTRACT_HISTORY.of(label)}
          onClick={() => openDialog({ name: 'history', contractId: id })}
        >
          {MESSAGES.history}
        </Button>
        {children}
      </div>
    </div>
  )
}

interface ActionButtonProps {
  readonly contract: Contract
  readonly opening: Opening
  /** Id of the sentence that explains why the action is closed. */
  readonly reasonId: string
  readonly isFilled?: boolean
}

export function ActionButton(props: ActionButtonProps) {
  const { contract, opening, reasonId, isFilled = false } = props
  const { action, refusal } = opening
  const id = contract.contract_id
  const isClosed = refusal !== null
  const look = {
    size: 's',
    variant: isFilled ? 'primary' : variantOf(action),
    icon: ICONS[action],
    'aria-label': MESSAGES.actionsOf[action](contractLabel(contract)),
  } as const
  if (action === 'claim' && !isClosed)
    return (
      // the specification puts the type in the navigation state; the URL alone is enough
      <Link
        href={paths.createClaimOn(id)}
        state={{ contractId: id, contractType: contract.contract_type.type }}
        asChild
      >
        <ButtonLink {...look} href={paths.createClaimOn(id)}>
          {MESSAGES.actions[action]}
        </ButtonLink>
      </Link>
    )
  return (
    <Button
      {...look}
      aria-disabled={isClosed || undefined}
      aria-describedby={isClosed ? reasonId : undefined}
      onClick={() => {
        if (!isClosed && action !== 'claim') openDialog({ name: action, contractId: id })
      }}
    >
      {MESSAGES.actions[action]}
    </Button>
  )
}

function variantOf(action: CardAction): ButtonVariant {
  return action === 'cancel' ? 'text' : 'quiet'
}

/** Fetches the signed contract with the session's token, which a plain link can't carry, and saves it. */
async function saveContractPdf(id: string): Promise<void> {
  savePdf(await contractsApi.pdf({ params: { id } }), `contrat_${id}.pdf`)
}
