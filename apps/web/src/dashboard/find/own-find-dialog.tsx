import { paths } from '@sillage/wire/addresses.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useClaims } from '../../claims/list/use-claims.ts'
import { useContracts } from '../../contracts/list/use-contracts.ts'
import { FindFrame } from '../../shell/find/find-frame.tsx'
import { readHelp } from './help-answers.ts'
import { OWN_FIND as SAY } from './own-find.messages.ts'
import { ownGroups } from './own-lines.ts'

/** The customer's Ctrl K search: contracts, claims, pages and help answers. */
export function OwnFindDialog({ onClose }: { onClose: () => void }) {
  const [typed, type] = useState('')
  const [, navigate] = useLocation()
  const contracts = useContracts()
  const claims = useClaims()
  const answers = useQuery({ queryKey: ['help-answers'], queryFn: readHelp, staleTime: Infinity })
  const groups = ownGroups(typed, {
    contracts: contracts.data ?? [],
    claims: claims.data ?? [],
    answers: answers.data ?? [],
  })
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  const isWaiting = contracts.isPending || claims.isPending || answers.isPending
  return (
    <FindFrame
      say={SAY}
      typed={typed}
      onType={type}
      groups={groups}
      marked={typed}
      count={typed.trim() === '' || isWaiting ? '' : SAY.results(count)}
      onOpen={({ href, isOutside }) => {
        if (isOutside) location.assign(href)
        else navigate(href)
      }}
      onClose={onClose}
    >
      {count === 0 && !isWaiting && (
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
    </FindFrame>
  )
}
