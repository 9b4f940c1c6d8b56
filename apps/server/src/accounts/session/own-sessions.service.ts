import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import {
  endOwnSession,
  endSessionsOf,
  findOpenSessions,
  type OpenSessionRow,
} from './own-sessions.repository.ts'
import type { Sessions } from './sessions.ts'
import { findSignIns } from './sign-ins.repository.ts'

const MOST_SIGN_INS = 50

export async function ownSessions({ database, now, session }: RequestContext, sessions: Sessions) {
  const { id } = session.account
  const rows: OpenSessionRow[] = await findOpenSessions(database, {
    accountId: id,
    now: new Date(now.epochMilliseconds),
    idleSince: sessions.idleSince(now),
  })
  return { rows, signIns: await findSignIns(database, id, MOST_SIGN_INS) }
}

export async function endOne({ database, now, session }: RequestContext, id: string) {
  const wanted = { id, accountId: session.account.id, at: new Date(now.epochMilliseconds) }
  if (!isUuid(id) || !(await endOwnSession(database, wanted))) throw notFound()
}

export function endOthers({ database, now, session }: RequestContext): Promise<number> {
  return endSessionsOf(database, {
    accountId: session.account.id,
    butId: session.id,
    at: new Date(now.epochMilliseconds),
  })
}
