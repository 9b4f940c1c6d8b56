import { CAPABILITIES } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { isStaff, type Role } from '@sillage/domain/accounts/roles.ts'
import { PRODUCT_NAMES, parseProduct, productLabel } from '@sillage/domain/products/names.ts'
import { claims } from '@sillage/wire/claims/claims.ts'
import { contracts } from '@sillage/wire/contracts/contracts.ts'
import { subscription } from '@sillage/wire/subscription.ts'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { type Config, config } from '../shell/api/config.ts'
import { takeRenderedTitle } from '../shell/layout/page-title.ts'
import { type RouteAccess, screens } from '../shell/screens.ts'
import { sessionStore } from '../shell/session/session-store.ts'
import type { SessionUser } from '../shell/session/token.ts'
import { App } from './app.tsx'

/** The kind of person a first paint is meant for; anyone else sees nothing until the script has run. */
export type Reader = 'visitor' | 'customer' | 'team'

export interface FirstPaint {
  readonly reader: Reader
  /** The document title; null where the screen sets none. */
  readonly title: string | null
  readonly html: string
  /** URLs that the screen reads first; the document requests them while the script loads. */
  readonly reads: readonly string[]
}

/** Screens whose first content depends on the URL or on the browser's storage, which the server can't see. */
const READ_IN_BROWSER: ReadonlySet<string> = new Set([
  'AddressChangePage',
  'ConfirmEmailPage',
  'DecisionPage',
  'ErrorPage',
  'GuestStatementPage',
  'InvitationPage',
  'OauthCallbackPage',
  'ProfilePage',
  'ResetPasswordPage',
  'StatementPage',
  'UiPage',
])

/** The session store and the title are global, so screens are rendered one at a time. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Renders as static markup what a screen shows before its script has run and the server has replied.
 * @param path a path pattern from the list of screens
 * @returns null when only the browser knows the content
 * @throws AggregateError when a part of it can't be rendered
 */
export function renderFirstPaint(path: string, given: Config): Promise<FirstPaint | null> {
  const painting = last.then(() => paint(path, given))
  last = painting.catch(() => undefined)
  return painting
}

async function paint(path: string, given: Config): Promise<FirstPaint | null> {
  const screen = screens.find((one) => one.path === path)
  if (!screen || READ_IN_BROWSER.has(screen.page)) return null
  const person = personOf(screen.access)
  Object.assign(config, given)
  sessionStore.write(
    person
      ? { status: 'signedIn', user: person, loading: false }
      : { status: 'signedOut', user: null, loading: false },
  )
  takeRenderedTitle()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <Router ssrPath={path.replace(/\/\*\?$/, '')}>
      <App />
    </Router>,
    {
      // in one piece, without the inline scripts that would move later chunks into place
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (failure) => void failures.push(failure),
    },
  )
  if (failures.length > 0) throw new AggregateError(failures, `${path} can't be drawn`)
  const reader = person ? (isStaff(person.role) ? 'team' : 'customer') : 'visitor'
  const html = await new Response(prelude).text()
  return { reader, title: takeRenderedTitle(), html, reads: readsOf(screen) }
}

function readsOf({ page, path }: (typeof screens)[number]): string[] {
  const { host, questionnaire } = config
  const { questions, levels } = subscription
  switch (page) {
    case 'ContractsPage':
      return [host + contracts.mine.path]
    case 'ClaimsPage':
      return [host + claims.mine.path]
    case 'DashboardPage':
      return [host + contracts.mine.path, host + claims.mine.path]
    case 'ProductQuestionnaire':
      return [questionnaire + questions.path.replace(':type', labelAt(path))]
    case 'TariffPage':
      return [questions, levels].map(
        (read) => questionnaire + read.path.replace(':type', PRODUCT_NAMES[0].label),
      )
    default:
      return []
  }
}

/** The product at the end of a path, named as in API calls. */
function labelAt(path: string): string {
  const product = parseProduct(path.split('/').at(-1) ?? '')
  return product ? productLabel(product) : ''
}

const LEAST_FIRST: readonly Role[] = ['user', 'advisor', 'admin', 'root']

/** A nameless user with the least rights that open the screen: only the browser knows who it really is. */
function personOf(access: RouteAccess): SessionUser | null {
  if (access === 'public') return null
  const needsCapability = 'capabilities' in access
  const role = needsCapability ? 'admin' : LEAST_FIRST.find((one) => access.includes(one))
  return {
    id: '',
    username: '',
    email: '',
    firstName: '',
    lastName: '',
    role: role ?? 'user',
    isActive: true,
    emailVerified: true,
    capabilities: needsCapability ? CAPABILITIES : null,
  }
}
