import { useState } from 'react'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { FilterChips } from '../../ui/data/filter-chips.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
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
      {data && data.matches.length === 0 && <EmptyState title={SAY.empty[view.state]} />}
      {data && data.matches.length > 0 && (
        <div aria-busy={isPlaceholderData} className="paged">
          <ul className="stack">
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
