import { paths } from '@sillage/wire/addresses.ts'
import { type KeptClaimFound, readKeptClaims } from '../claims/kept/read-kept-claims.ts'
import {
  dropContract,
  type KeptContract,
  type KeptPaper,
  keptContracts,
  keptPaperAddress,
} from '../shell/device/kept-papers.ts'
import { stateOf } from './claim-state.ts'
import { element, part } from './dom.ts'
import { dayOf, megabytes, todayHere } from './french.ts'
import { watchNetwork } from './network.ts'
import { OFFLINE as SAY } from './offline.messages.ts'
import { standingOf } from './statement/statement-link.ts'

const OWN_ADDRESS = '/offline.html'

/**
 * Replaces a page that needs the network: reloads it once the network is back, and meanwhile shows what this device
 * keeps.
 */
export async function showWaitingPage(): Promise<void> {
  part('reessayer', HTMLButtonElement).addEventListener('click', reload)
  watchNetwork((isThere) => {
    if (!isThere) return
    // opened at its own URL, it replaces no other page
    if (location.pathname === OWN_ADDRESS) location.replace(paths.dashboard)
    else reload()
  })
  await Promise.allSettled([showClaims(), showPapers()])
}

function reload() {
  location.reload()
}

async function showClaims(): Promise<void> {
  const claims = await readKeptClaims()
  part('declarations', HTMLUListElement).replaceChildren(...claims.map(claimItem))
}

function claimItem({ statement, ...claim }: KeptClaimFound): HTMLElement {
  const name = claim.contract ? SAY.claimOf(claim.contract.name) : SAY.someClaim
  const bytes = claim.photos.reduce((sum, { size }) => sum + size, 0)
  const photos = SAY.photos(claim.photos.length, megabytes(bytes))
  return element(
    'li',
    { className: 'kept' },
    element('b', {}, name),
    element('p', {}, `${dayOf(claim.saved_at)}. ${photos}. ${stateOf(claim)}`),
    statement && element('p', {}, SAY.statement(standingOf(statement))),
    element(
      'a',
      {
        className: 'btn btn-secondary',
        href: paths.claimOfflineKept(claim.id),
        ariaLabel: SAY.resumeOf(name),
      },
      SAY.resume,
    ),
  )
}

async function showPapers(said = ''): Promise<void> {
  const contracts = await keptContracts()
  const section = part('gardes', HTMLElement)
  section.hidden = contracts.length === 0 && said === ''
  part('documents', HTMLUListElement).replaceChildren(...contracts.map(contractItem))
  part('documents-etat', HTMLElement).replaceChildren(...(said ? [element('span', {}, said)] : []))
}

function contractItem(contract: KeptContract): HTMLElement {
  const { contract_id: id, name, number, start_date: start, end_date: end } = contract
  const isOver = end < todayHere()
  const open = (paper: KeptPaper, text: string, label: string) =>
    element(
      'a',
      { className: 'btn btn-secondary', href: keptPaperAddress(id, paper), ariaLabel: label },
      text,
    )
  return element(
    'li',
    { className: 'kept' },
    element('b', {}, name),
    element('p', {}, SAY.contract(number)),
    element('p', {}, isOver ? SAY.over(dayOf(end)) : SAY.period(dayOf(start), dayOf(end))),
    element(
      'div',
      { className: 'row wrap' },
      // the certificate of an ended contract proves nothing
      isOver ? null : open('attestation', SAY.certificate, SAY.certificateOf(name)),
      open('contrat', SAY.paper, SAY.paperOf(name)),
      element(
        'button',
        {
          type: 'button',
          className: 'btn btn-text',
          ariaLabel: SAY.removeOf(name),
          onclick: () => void remove(contract),
        },
        SAY.remove,
      ),
    ),
    element('p', { className: 'small' }, SAY.keptOn(dayOf(contract.kept_at))),
  )
}

async function remove({ contract_id: id, name }: KeptContract): Promise<void> {
  if (!confirm(SAY.confirmRemove(name))) return
  await dropContract(id)
  await showPapers(SAY.removed(name))
}
