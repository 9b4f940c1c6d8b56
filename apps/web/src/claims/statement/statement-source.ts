import type { StatementReply, StatementView } from '@sillage/wire/claims/statement.ts'
import { statementApi } from './statement-api.ts'

export type Half = StatementView['a']
export type Shared = StatementView['shared']

export interface Saved {
  readonly version: number
  readonly side: Half
  /** Filled in by the owner only. */
  readonly shared: Shared
  /** Left out when unchanged. */
  readonly sketch?: string | null | undefined
}

interface Signed {
  readonly version: number
  readonly by: string
  readonly signatureData: string
}

/** Where a statement is read and written: by its owner in their account, by the other driver through a link. */
export interface StatementSource {
  readonly key: readonly string[]
  /** The name under which this tab keeps what is not saved yet. */
  readonly keptAs: string
  /** The half edited here; null when read-only. */
  readonly side: 'a' | 'b' | null
  readonly read: (signal?: AbortSignal) => Promise<StatementView & Partial<StatementReply>>
  readonly save: (form: Saved) => Promise<StatementView>
  readonly sign: (form: Signed) => Promise<StatementView>
  readonly paper: () => Promise<Uint8Array<ArrayBuffer>>
}

interface OfClaim {
  readonly id: string
  readonly accountId: string
  readonly isOwner: boolean
}

export function sourceOfClaim({ id, accountId, isOwner }: OfClaim): StatementSource {
  const params = { id }
  return {
    key: ['claims', id, 'statement'],
    keptAs: `statement.${id}.${accountId}`,
    side: isOwner ? 'a' : null,
    read: async (signal) => (await statementApi.read({ params, signal })).data,
    save: async ({ version, side, shared, sketch }) => {
      const body = { version, side, shared, ...(sketch === undefined ? {} : { sketch }) }
      return (await statementApi.save({ params, body })).data
    },
    sign: async (body) => (await statementApi.sign({ params, body })).data,
    paper: () => statementApi.paper({ params }),
  }
}

export function sourceOfGuest(token: string): StatementSource {
  return {
    key: ['statement', token],
    keptAs: `statement.${token}`,
    side: 'b',
    read: async (signal) => (await statementApi.guestRead({ body: { token }, signal })).data,
    save: async ({ version, side }) =>
      (await statementApi.guestSave({ body: { token, version, side } })).data,
    sign: async (form) => (await statementApi.guestSign({ body: { token, ...form } })).data,
    paper: () => statementApi.guestPaper({ body: { token } }),
  }
}
