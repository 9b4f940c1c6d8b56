import { SIDES } from '@sillage/domain/claims/statement/statement.ts'
import { insurer } from '@sillage/domain/documents/insurer.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { signersOf } from '../../claims/kept/kept-statement.ts'
import { type KeptClaim, keptClaimOf } from '../../shell/device/kept-claims.ts'
import { keptContractOf } from '../../shell/device/kept-papers.ts'
import {
  type KeptStatement,
  keptStatementOf,
  newKeptStatement,
} from '../../shell/device/kept-statements.ts'
import { element, part } from '../dom.ts'
import { todayHere } from '../french.ts'
import { showNetwork } from '../network.ts'
import { folds } from './folds.ts'
import { showHalf } from './half-form.ts'
import { OFFLINE_STATEMENT as SAY } from './offline-statement.messages.ts'
import { signingOf } from './signing.ts'
import { sketchOf } from './sketch.ts'
import { type StatementKeeper, showKeptStatement, statementKeeperOf } from './statement-keeper.ts'
import { showTogether } from './together.ts'

/** The accident statement of a kept declaration: both drivers fill it in and sign it on this device, in turn. */
export async function showStatementPage(): Promise<void> {
  showNetwork()
  const id = new URLSearchParams(location.search).get('garde') ?? ''
  const claim = await keptClaimOf(id).catch(() => null)
  part('absent', HTMLElement).hidden = claim !== null
  part('barre', HTMLElement).hidden = claim === null
  if (!claim) return
  const kept = await keptStatementOf(id)
  const isOnItsWay = (claim.attempt !== null || claim.claim_id !== null) && !kept?.refused
  const keeper = statementKeeperOf(id, await openedOn(claim, kept))
  showReturn(id, keeper)
  if (kept) showKeptStatement(kept)
  showFate(kept, isOnItsWay)

  showTogether(keeper)
  for (const side of SIDES) showHalf(side, keeper)
  const showStates = folds(keeper)
  const showSketch = sketchOf(keeper)
  const showSigning = SIDES.map((side) => signingOf(side, keeper))
  const correction = part('corriger-part', HTMLElement)
  const show = () => {
    const isSigned = signersOf(keeper.read()).length > 0
    const isFrozen = isSigned || isOnItsWay
    for (const body of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-gele]'))
      body.disabled = isFrozen
    part('position', HTMLButtonElement).disabled = isFrozen
    correction.hidden = !isSigned || isOnItsWay
    part('relire', HTMLElement).hidden = isSigned
    showSketch(isFrozen)
    for (const showOne of showSigning) showOne(isFrozen)
    showStates()
  }
  show()
  keeper.watch(show)
  showCorrecting(keeper)
  const form = part('constat', HTMLFormElement)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.hidden = false
}

/**
 * The saved statement, with empty fields filled in from the declaration and its contract; unchanged once someone has
 * signed.
 */
async function openedOn(
  { form, contract }: KeptClaim,
  kept: KeptStatement | null,
): Promise<KeptStatement> {
  if (kept && signersOf(kept).length > 0) return kept
  const papers = contract && (await keptContractOf(contract.contract_id).catch(() => null))
  const known = newKeptStatement(
    {
      day: form.dateIncident ?? todayHere(),
      time: form.incidentTime ?? '',
      place: form.place ?? '',
      isInjured: form.injured ?? null,
    },
    { insurer: insurer.name, ...(papers && { contract: papers.number }) },
  )
  if (!kept) return known
  const { shared, a } = kept
  return {
    ...kept,
    shared: {
      ...shared,
      time: shared.time || known.shared.time,
      place: shared.place || known.shared.place,
    },
    a: { ...a, texts: { ...known.a.texts, ...a.texts } },
  }
}

/** Waits for the last change to be saved before leaving the page. */
function showReturn(claimId: string, { written }: StatementKeeper) {
  const link = part('retour', HTMLAnchorElement)
  link.href = paths.claimOfflineKept(claimId)
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    await written()
    location.assign(link.href)
  })
}

function showFate(kept: KeptStatement | null, isOnItsWay: boolean) {
  const why = kept?.refused
  if (!why && !isOnItsWay) return
  const fate = part('sort', HTMLElement)
  fate.hidden = false
  fate.classList.add(why ? 'banner-bad' : 'banner-warn')
  fate.replaceChildren(
    element(
      'p',
      { className: 'banner-text' },
      element('b', {}, why ? SAY.refused(why) : SAY.onItsWay),
      ` ${why ? SAY.refusedText : SAY.onItsWayText}`,
    ),
  )
}

function showCorrecting({ change }: StatementKeeper) {
  part('corriger', HTMLButtonElement).addEventListener('click', () => {
    if (!confirm(SAY.confirmCorrect)) return
    change({ signed: { a: null, b: null } })
    part('pli-signatures', HTMLElement).querySelector('summary')?.focus()
  })
}
