import { formatShortDay } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { ChevronRight } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { periodOf } from '../contract-period.ts'
import { contractName, shortId } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { mayChangePlate, mayWithdraw } from '../list/policy-chain.ts'
import type { DialogName } from './contract-dialog-address.ts'
import { openingsOf } from './contract-openings.ts'
import { openDialog } from './use-contract-dialog.ts'

interface ChooseContractDialogProps {
  readonly name: DialogName
  readonly all: readonly Contract[]
  readonly today: Temporal.PlainDate
  readonly onClose: () => void
}

/** Asks for the contract first, when the link that opened the dialog named none. */
export function ChooseContractDialog({ name, all, today, onClose }: ChooseContractDialogProps) {
  const open = all.filter((contract) => isOffered(name, contract, { all, today }))
  return (
    <Dialog
      onClose={onClose}
      title={SAY.chooseTitle[name]}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {SAY.close}
        </Button>
      }
    >
      {open.length === 0 ? (
        <p>{name === 'withdraw' ? SAY.noneToWithdraw : SAY.chooseNone}</p>
      ) : (
        <>
          <p className="muted">{SAY.chooseWhich}</p>
          <ul className="life-choice">
            {open.map((contract) => {
              const { start, end } = periodOf(contract)
              const id = contract.contract_id
              return (
                <li key={id}>
                  <button type="button" onClick={() => openDialog({ name, contractId: id })}>
                    <span>
                      <b>
                        {withWholeWords(MESSAGES.contractOf(contractName(contract), shortId(id)))}
                      </b>
                      <span className="small muted">
                        {SAY.linkedPeriod(formatShortDay(start), formatShortDay(end))}
                      </span>
                    </span>
                    <Icon of={ChevronRight} />
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function isOffered(
  name: DialogName,
  contract: Contract,
  { all, today }: { all: readonly Contract[]; today: Temporal.PlainDate },
): boolean {
  if (name === 'withdraw') return mayWithdraw(contract, all, today)
  if (name === 'changePlate') return mayChangePlate(contract, all, today)
  const opening = openingsOf(contract, all, today).find(({ action }) => action === name)
  return opening ? opening.refusal === null : true
}
