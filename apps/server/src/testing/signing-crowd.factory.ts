import { randomUUID } from 'node:crypto'
import { contracts } from '@sillage/wire/contracts/contracts.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import {
  buildSignedRequest,
  type SignedRequest,
} from '../contracts/signing/signed-request.factory.ts'
import type { Database } from '../platform/database/database.ts'
import { clientOf } from './test-app.ts'

/** A contract about to be signed. */
export interface Signature {
  readonly origin: string
  readonly token: string
  readonly key: string
  readonly body: SignedRequest
}

/** Creates customers of a server, each with contracts ready to sign. */
export async function buildCrowd(
  { origin, database }: { origin: string; database: Database },
  { customers, each }: { customers: number; each: number },
): Promise<Signature[]> {
  const crowd: Signature[] = []
  for (let n = 0; n < customers; n++) {
    const { email } = await buildAccount(database)
    const body = { email, password: TEST_PASSWORD }
    const { token } = await clientOf(origin, null).accounts.login({ body })
    const bodies = Array.from({ length: each }, () => buildSignedRequest(clientOf(origin, token)))
    for (const one of await Promise.all(bodies))
      crowd.push({ origin, token, key: randomUUID(), body: one })
  }
  return crowd
}

/** Signs it. Returns the status and the contract, if any. */
export async function sign({ origin, token, key, body }: Signature) {
  const answer = await fetch(`${origin}/backend/contracts/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })
  const { status } = answer
  const replyBody = await answer.json()
  const id = status === 201 ? contracts.create.reply.parse(replyBody).data.contract_id : null
  return { status, id, retryAfter: Number(answer.headers.get('retry-after')) }
}

/** Counts the acknowledged contracts that are lost, and all contracts that are doubled or incomplete. */
export async function auditContracts(database: Database, acknowledged: readonly string[]) {
  const rows = await database
    .selectFrom('contract')
    .leftJoin('contract_signature', 'contract_signature.contract_id', 'contract.id')
    .leftJoin('contract_event', 'contract_event.contract_id', 'contract.id')
    .leftJoin('issued_document', 'issued_document.contract_id', 'contract.id')
    .select(['contract.id', 'questionnaire_id', 'contract_signature.contract_id as signed'])
    .select(['contract_event.contract_id as recorded', 'issued_document.contract_id as issued'])
    .execute()
  const kept = new Map(rows.map((row) => [row.id, row]))
  const questionnaires = new Set(rows.map((row) => row.questionnaire_id))
  return {
    lost: acknowledged.filter((id) => !kept.has(id)).length,
    doubled: kept.size - questionnaires.size,
    wrong: rows.filter((row) => !row.signed || !row.recorded || !row.issued).length,
  }
}
