import { paths } from '@sillage/wire/addresses.ts'
import { DEVICE_OWNER, readOnDevice } from '../shell/device/device-caches.ts'
import {
  type KeptClaim,
  newKeptClaim,
  removeKeptClaim,
  saveKeptClaim,
} from '../shell/device/kept-claims.ts'
import { showKept, showState } from './claim-state.ts'
import { timeHere, todayHere } from './french.ts'
import { OFFLINE as SAY } from './offline.messages.ts'

export interface Keeper {
  readonly read: () => KeptClaim
  readonly change: (changed: Partial<KeptClaim>) => Promise<void>
  readonly erase: () => Promise<void>
  /** Once what was answered so far is written. */
  readonly written: () => Promise<void>
}

/** Holds the declaration of the page and keeps it, one writing after the other. */
export function keeperOf(opened: KeptClaim | null): Keeper {
  let claim = opened ?? newKeptClaim(readOnDevice(DEVICE_OWNER))
  if (!opened) claim = { ...claim, form: { dateIncident: todayHere(), incidentTime: timeHere() } }
  let turn = Promise.resolve()
  let isWaiting = false
  const keep = async () => {
    isWaiting = false
    try {
      await saveKeptClaim(claim)
      history.replaceState(null, '', paths.claimOfflineKept(claim.id))
      showKept(claim)
    } catch (failure) {
      const isFull = failure instanceof Error && failure.name === 'QuotaExceededError'
      showState(isFull ? SAY.full : SAY.lost, isFull ? SAY.fullText : SAY.lostText)
    }
  }
  return {
    read: () => claim,
    change: (changed) => {
      claim = { ...claim, ...changed, saved_at: new Date().toISOString() }
      // one that waits its turn writes this too
      if (!isWaiting) turn = turn.then(keep)
      isWaiting = true
      return turn
    },
    erase: () => {
      turn = turn.then(() => removeKeptClaim(claim))
      return turn
    },
    written: () => turn,
  }
}
