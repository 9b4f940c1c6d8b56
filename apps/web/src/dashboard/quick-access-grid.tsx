import type { Role } from '@sillage/domain/accounts/roles.ts'
import { ArrowRight } from 'lucide-react'
import { RouteButton } from '../shell/pages/route-button.tsx'
import { Card } from '../ui/data/card.tsx'
import { Tile } from '../ui/data/tile.tsx'
import { MESSAGES } from './dashboard.messages.ts'
import { quickAccessFor } from './quick-access.ts'

export function QuickAccessGrid({ role }: { role: Role }) {
  return (
    <section className="dashboard-section" aria-labelledby="acces-rapides">
      <h2 id="acces-rapides">{MESSAGES.quickAccess}</h2>
      <ul className="quick-access">
        {quickAccessFor(role).map(({ path, title, text, icon }) => (
          <Card key={path} as="li" className="quick-access-card">
            <Tile icon={icon} />
            <h3>{title}</h3>
            <p className="small muted">{text}</p>
            <RouteButton
              to={path}
              variant="quiet"
              size="s"
              iconEnd={ArrowRight}
              aria-label={`${MESSAGES.open}, ${title}`}
            >
              {MESSAGES.open}
            </RouteButton>
          </Card>
        ))}
      </ul>
    </section>
  )
}
