import { signersOf } from '../../claims/kept/kept-statement.ts'
import { type KeptStatement, saveKeptStatement } from '../../shell/device/kept-statements.ts'
import { showLost, showState, showUnsaved } from '../claim-state.ts'
import { timeOf } from '../french.ts'
import { OFFLINE } from '../offline.messages.ts'
import { writingTurns } from '../writing-turns.ts'
import { OFFLINE_STATEMENT as SAY } from './offline-statement.messages.ts'

export interface StatementKeeper {
  readonly read: () => KeptStatement
  readonly change: (changed: Partial<KeptStatement>) => void
  /** Called at each change. */
  readonly watch: (watcher: () => void) => void
  /** Resolves once every answer so far is saved. */
  readonly written: () => Promise<void>
}

/** Holds the statement of the page and saves its changes one after the other. */
export function statementKeeperOf(claimId: string, opened: KeptStatement): StatementKeeper {
  let statement = opened
  const watchers: (() => void)[] = []
  const turns = writingTurns(async () => {
    const written = statement
    try {
      await saveKeptStatement(claimId, written)
      if (statement === written) showKeptStatement(statement)
    } catch (failure) {
      showLost(failure)
    }
  })
  return {
    read: () => statement,
    change: (changed) => {
      statement = { ...statement, ...changed, saved_at: new Date().toISOString() }
      showUnsaved()
      void turns.write()
      for (const watcher of watchers) watcher()
    },
    watch: (watcher) => watchers.push(watcher),
    written: turns.written,
  }
}

export function showKeptStatement(statement: KeptStatement) {
  const isSigned = signersOf(statement).length === 2
  showState(OFFLINE.kept(timeOf(statement.saved_at)), isSigned ? SAY.keptSigned : SAY.keptUnsigned)
}
