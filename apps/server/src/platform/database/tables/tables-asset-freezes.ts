import type { KnownBirth } from '@sillage/domain/asset-freezes/register.ts'
import type { Generated, JSONColumnType } from 'kysely'

interface FreezeRegisterTable {
  is_only: Generated<true>
  sha256: Buffer
  /** As written in the file. */
  published_on: string
  read_at: Date
  /** SHA-256 of the edition last compared with running contracts. */
  running_sha256: Buffer | null
}

interface FrozenEntryTable {
  id: string
  nature: 'person' | 'other'
  name: string
  names: JSONColumnType<string[]>
  births: JSONColumnType<KnownBirth[]>
  /** The words of all its names. */
  words: string[]
}

interface FreezeMatchTable {
  id: Generated<string>
  account_id: string
  person_name: string
  /** `YYYY-MM-DD`. */
  person_birth: string | null
  person_key: string
  entry_id: string
  entry_name: string
  entry_births: JSONColumnType<KnownBirth[]>
  occasion: 'signature' | 'payment' | 'running'
  found_at: Date
  decision: 'released' | 'refused' | null
  reason: string | null
  decided_by: string | null
  decided_at: Date | null
}

export interface AssetFreezeTables {
  freeze_register: FreezeRegisterTable
  frozen_entry: FrozenEntryTable
  freeze_match: FreezeMatchTable
}
