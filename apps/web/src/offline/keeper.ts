import { paths } from '@sillage/wire/addresses.ts'
import { DEVICE_OWNER, readOnDevice } from '../shell/device/device-caches.ts'
import {
  type KeptClaim,
  newKeptClaim,
  removeKeptClaim,
  saveKeptClaim,
} from '../shell/device/kept-claims.ts'
import { showKept, showLost, showUnsaved } from './claim-state.ts'
import { timeHere, todayHere } from './french.ts'
import { writingTurns } from './writing-turns.ts'

export interface Keeper {
  readonly read: () => KeptClaim
  readonly change: (changed: Partial<KeptClaim>) => Promise<void>
  readonly erase: () => Promise<void>
  /** Resolves once every answer so far is saved. */
  readonly written: () => Promise<void>
}

/** Holds the declaration of the page and saves its changes one after the other. */
export function keeperOf(opened: KeptClaim | null): Keeper {
  let claim = opened ?? newKeptClaim(readOnDevice(DEVICE_OWNER))
  if (!opened) claim = { ...claim, form: { dateIncident: todayHere(), incidentTime: timeHere() } }
  const turns = writingTurns(async () => {
    const written = claim
    try {
      await saveKeptClaim(written)
      history.replaceState(null, '', paths.claimOfflineKept(written.id))
      if (claim === written) showKept(claim)
    } catch (failure) {
      showLost(failure)
    }
  })
  return {
    read: () => claim,
    change: (changed) => {
      claim = { ...claim, ...changed, saved_at: new Date().toISOString() }
      showUnsaved()
      return turns.write()
    },
    erase: () => turns.after(() => removeKeptClaim(claim)),
    written: turns.written,
  }
}
