import { DESK_LEADS, isOpenTo } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { mayOpen } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { Activity, ArrowUpRight, CircleUserRound, LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { config } from '../api/config.ts'
import { FindButton } from '../find/find-button.tsx'
import { UnreadCount } from '../notifications/unread-count.tsx'
import { useSession } from '../session/session.ts'
import type { SessionUser } from '../session/token.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import type { NavigationEntry } from './navigation.ts'
import { ADMINISTRATION, BANK, isCurrentForTeam, TEAM, TEAM_NAVIGATION } from './team-navigation.ts'

interface TeamLinksProps {
  readonly onNavigate?: () => void
}

/** The three sections of the sidebar and of the drawer. */
export function TeamLinks({ onNavigate }: TeamLinksProps) {
  const signOut = useSignOut()
  const { sections } = SHELL_MESSAGES
  const { user } = useSession()
  const administration = user ? administrationOf(user) : []
  return (
    <>
      <FindButton onPress={onNavigate} />
      <Section title={sections.navigation}>
        {TEAM_NAVIGATION.map((entry) => (
          <TeamLink key={entry.path} {...entry} onNavigate={onNavigate} />
        ))}
      </Section>
      {(administration.length > 0 || config.monitoringUrl) && (
        <Section title={sections.administration}>
          {administration.map(({ path, label, icon }) => (
            <TeamLink key={path} {...{ path, label, icon, onNavigate }} />
          ))}
          {config.monitoringUrl && <MonitoringLink address={config.monitoringUrl} />}
        </Section>
      )}
      <Section title={sections.account}>
        <TeamLink
          path={paths.profile}
          label={SHELL_MESSAGES.profile}
          icon={CircleUserRound}
          onNavigate={onNavigate}
        />
        <button type="button" className="sidebar-link" onClick={signOut}>
          <Icon of={LogOut} />
          <span className="sidebar-word">{SHELL_MESSAGES.logout}</span>
        </button>
      </Section>
    </>
  )
}

/** The administration entries: the bank, accounts, the team's lead page, then the rest. */
function administrationOf(user: SessionUser): readonly NavigationEntry[] {
  const account = { ...user, capabilities: user.capabilities ?? [] }
  const [users, ...others] = ADMINISTRATION
  const areas = (entries: typeof ADMINISTRATION) =>
    entries.filter(({ area }) => mayOpen(area, user.role))
  return [
    ...(isOpenTo(account, { capabilities: ['prepare', 'approve'] }) ? [BANK] : []),
    ...areas(users ? [users] : []),
    ...(isOpenTo(account, DESK_LEADS) ? [TEAM] : []),
    ...areas(others),
  ]
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="sidebar-section">
      <h2>{title}</h2>
      {children}
    </nav>
  )
}

interface TeamLinkProps extends NavigationEntry {
  readonly onNavigate: (() => void) | undefined
}

function TeamLink({ path, label, icon, onNavigate }: TeamLinkProps) {
  const [address] = useLocation()
  const isCurrent = isCurrentForTeam(path, address)
  const link = useRef<HTMLAnchorElement>(null)
  // the menu is longer than a small window: where one is stays in sight
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <Link
      ref={link}
      href={path}
      className="sidebar-link"
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon of={icon} />
      <span className="sidebar-word">{label}</span>
      <UnreadCount path={path} />
    </Link>
  )
}

/** Marked as current on the statistics page, which it completes (specification, section 2). */
function MonitoringLink({ address }: { address: string }) {
  const [current] = useLocation()
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="sidebar-link"
      aria-current={current === paths.stats ? 'true' : undefined}
    >
      <Icon of={Activity} />
      <span className="sidebar-word">
        {SHELL_MESSAGES.monitoring} <span className="vh">({SHELL_MESSAGES.newTab})</span>
      </span>
      <Icon of={ArrowUpRight} size="s" className="sidebar-out" />
    </a>
  )
}
