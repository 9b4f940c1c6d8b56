import { naturesLabelled } from '@sillage/domain/claims/natures.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { signersOf } from '../../claims/kept/kept-statement.ts'
import { keptClaimOf } from '../../shell/device/kept-claims.ts'
import { type KeptStatement, keptStatementOf } from '../../shell/device/kept-statements.ts'
import { part } from '../dom.ts'
import type { Keeper } from '../keeper.ts'
import { OFFLINE_STATEMENT as SAY } from './offline-statement.messages.ts'

/** The link from a declaration to its statement, with the statement's state. */
export async function showStatementLink({ read, change }: Keeper) {
  const link = part('constat-lien', HTMLAnchorElement)
  const show = async () => {
    const statement = await keptStatementOf(read().id).catch(() => null)
    part('constat-etat', HTMLElement).textContent = standingOf(statement)
    link.textContent = statement ? SAY.goOn : SAY.begin
  }
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    // the declaration must be saved first, even if empty
    await change({})
    if (await keptClaimOf(read().id)) location.assign(paths.statementOfflineKept(read().id))
  })
  // the back button may restore the page from the browser's cache, with an outdated state
  addEventListener('pageshow', ({ persisted }) => persisted && void show())
  await show()
}

/** Shown while the claim may be an accident, including before a nature is chosen. */
export function offerStatement(nature: string) {
  part('constat-carte', HTMLElement).hidden =
    nature !== '' && !naturesLabelled(nature).some(({ hasFault }) => hasFault)
}

/** The state of a statement that exists only on this device. */
export function standingOf(statement: KeptStatement | null): string {
  if (!statement) return SAY.none
  if (statement.refused !== null) return SAY.refused(statement.refused)
  if (statement.sent.version > 0) return SAY.onItsWay
  return [SAY.begun, SAY.begunSignedByOne, SAY.begunSigned][signersOf(statement).length] ?? ''
}
