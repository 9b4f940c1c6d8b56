import type { FreezeRegister } from '@sillage/wire/administration/asset-freezes.ts'
import { useRef, useState } from 'react'
import { dayText, formatMoment } from '../../shell/moment.ts'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { FilterChips } from '../../ui/data/filter-chips.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useLinesFocus } from '../../ui/overlay/use-lines-focus.ts'
import { ASSET_FREEZES as SAY } from './asset-freezes.messages.ts'
import { FreezeMatchCard } from './freeze-match-card.tsx'
import { LIMIT, type MatchesView, useMatches } from './use-asset-freezes.ts'
import './asset-freezes.css'

const STATES = ['waiting', 'decided'] as const

/** /admin/asset-freezes: possible matches with the register of asset freezes, and the decisions taken. */
export function AssetFreezesPage() {
  const [view, show] = useState<MatchesView>({ state: 'waiting', page: 1 })
  const query = useMatches(view)
  const { data, isPlaceholderData } = query
  const place = useRef<HTMLDivElement>(null)
  const list = useLinesFocus(data?.matches.map(({ id }) => id) ?? [], () => place.current?.focus())
  return (
    <TeamPage
      title={SAY.page}
      intro={SAY.intro}
      say={SAY}
      query={query}
      className="asset-freezes"
      tools={
        <FilterChips
          legend={SAY.filter}
          value={view.state}
          options={STATES.map((value) => ({ value, label: SAY.states[value] }))}
          onChange={(state) => show({ state, page: 1 })}
        />
      }
    >
      {data && <Register register={data.register} />}
      {data && data.matches.length === 0 && (
        <div ref={place} tabIndex={-1}>
          <EmptyState title={SAY.empty[view.state]} />
        </div>
      )}
      {data && data.matches.length > 0 && (
        <div aria-busy={isPlaceholderData} className="paged">
          <ul className="stack" ref={list}>
            {data.matches.map((match) => (
              <FreezeMatchCard key={match.id} match={match} />
            ))}
          </ul>
          <Pager
            page={view.page}
            limit={LIMIT}
            shown={data.matches.length}
            total={data.total}
            onPage={(page) => show({ ...view, page })}
          />
        </div>
      )}
    </TeamPage>
  )
}

/** The edition that people are compared with: without one, an empty list would reassure for nothing. */
function Register({ register }: { register: FreezeRegister | null }) {
  if (!register)
    return (
      <div className="freeze-register">
        <Banner tone="warn" lead={SAY.noRegister}>
          {SAY.noRegisterText}
        </Banner>
      </div>
    )
  const { published_on: published, entries, read_at: read } = register
  return (
    <p className="small muted freeze-register">
      {SAY.register(entries, published === null ? null : dayText(published), formatMoment(read))}
    </p>
  )
}
