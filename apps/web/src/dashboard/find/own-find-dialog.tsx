import { paths } from '@sillage/wire/addresses.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useClaims } from '../../claims/list/use-claims.ts'
import { useContracts } from '../../contracts/list/use-contracts.ts'
import { FindField } from '../../shell/find/find-field.tsx'
import { FoundList } from '../../shell/find/found-list.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { readHelp } from './help-answers.ts'
import { OWN_FIND as SAY } from './own-find.messages.ts'
import { type OwnLine, ownGroups } from './own-lines.ts'

/** Ctrl K of a customer: a contract, a claim, a page or an answer; arrows choose, Enter opens. */
export function OwnFindDialog({ onClose }: { onClose: () => void }) {
  const [typed, type] = useState('')
  const [chosen, choose] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const listId = useId()
  const contracts = useContracts()
  const claims = useClaims()
  const answers = useQuery({ queryKey: ['help-answers'], queryFn: readHelp, staleTime: Infinity })
  const groups = ownGroups(typed, {
    contracts: contracts.data ?? [],
    claims: claims.data ?? [],
    answers: answers.data ?? [],
  })
  const lines = groups.flatMap((group) => group.lines)
  const line = lines.find(({ key }) => key === chosen) ?? lines[0]
  const isWaiting = contracts.isPending || claims.isPending || answers.isPending
  const open = ({ href, isOutside }: OwnLine) => {
    onClose()
    if (isOutside) location.assign(href)
    else navigate(href)
  }
  return (
    <Dialog open onClose={onClose} title={SAY.title} size="l">
      <div className="find">
        <FindField
          listId={listId}
          label={SAY.label}
          typed={typed}
          onType={(text) => {
            type(text)
            choose(null)
          }}
          lines={lines}
          line={line}
          onChoose={choose}
          onOpen={open}
        />
        <p className="vh" role="status">
          {typed.trim() === '' || isWaiting ? '' : SAY.results(lines.length)}
        </p>
        {lines.length === 0 && !isWaiting && (
          <p className="find-hint">
            {SAY.none(typed.trim())}{' '}
            <Link href={paths.askAdviser} onClick={onClose}>
              {SAY.ask}
            </Link>
          </p>
        )}
        {(contracts.error ?? claims.error ?? answers.error) && (
          <p className="find-hint muted">{SAY.unread}</p>
        )}
        <div className="find-results find-results-own" hidden={lines.length === 0}>
          <FoundList
            id={listId}
            label={SAY.title}
            groups={groups}
            typed={typed}
            chosen={line?.key ?? null}
            onPoint={choose}
            onOpen={open}
          />
        </div>
        <p className="find-foot muted">
          <span className="find-keys">{SAY.keys}</span>
        </p>
      </div>
    </Dialog>
  )
}
