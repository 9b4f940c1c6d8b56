import { type KeptClaim, keptClaimOf } from '../shell/device/kept-claims.ts'
import { keptContracts } from '../shell/device/kept-papers.ts'
import { showPhotos } from './claim-photos.ts'
import { watchPosition } from './claim-position.ts'
import { showAction, showKept, showState, stateOf } from './claim-state.ts'
import { element, part } from './dom.ts'
import { todayHere } from './french.ts'
import { type Keeper, keeperOf } from './keeper.ts'
import { showNetwork } from './network.ts'
import { OFFLINE as SAY } from './offline.messages.ts'
import { offerStatement, showStatementLink } from './statement/statement-link.ts'

/** A claim declared on the spot without a network: every answer is saved on this device, and no step blocks another. */
export async function showClaimPage(): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('garde') ?? ''
  const opened = await keptClaimOf(wanted).catch(() => null)
  const keeper = keeperOf(opened)
  const { read, change } = keeper
  const isOnItsWay = read().attempt !== null || read().claim_id !== null
  showNetwork()
  showErasing(keeper)
  showSending(keeper)
  await showStatementLink(keeper)
  if (isOnItsWay) {
    showState(stateOf(read()), '')
    showAction(read())
    return
  }
  if (opened) showKept(opened)
  await fillFields(read(), change)
  watchPosition((place) => change({ form: { ...read().form, place } }))
  const photosShown = showPhotos(read, change)
  // only now: what is typed before anything listens would not be saved
  part('declaration', HTMLFormElement).hidden = false
  await photosShown
}

async function fillFields(claim: KeptClaim, change: Keeper['change']) {
  const form = part('declaration', HTMLFormElement)
  const { dateIncident = '', incidentTime = '', place = '', description = '' } = claim.form
  const contract = part('contrat', HTMLSelectElement)
  const nature = part('nature', HTMLSelectElement)
  const contracts = await keptContracts().catch(() => [])
  const chosen = claim.contract
  contract.replaceChildren(
    optionOf('', SAY.later),
    ...contracts.map((one) => optionOf(one.contract_id, `${one.name}, ${one.number}`)),
    // chosen earlier, before its documents were removed from this device
    ...(chosen && !contracts.some((one) => one.contract_id === chosen.contract_id)
      ? [optionOf(chosen.contract_id, chosen.name)]
      : []),
  )
  contract.value = chosen?.contract_id ?? ''
  const offerNatures = () => {
    const kept = contracts.find((one) => one.contract_id === contract.value)?.natures ?? []
    nature.replaceChildren(
      optionOf('', SAY.natureLater),
      ...kept.map((label) => optionOf(label, label)),
    )
    part('nature-champ', HTMLElement).hidden = kept.length === 0
  }
  offerNatures()
  nature.value = claim.form.nature ?? ''
  offerStatement(nature.value)
  const fields = {
    date: part('date', HTMLInputElement),
    time: part('heure', HTMLInputElement),
    place: part('lieu', HTMLInputElement),
    story: part('recit', HTMLTextAreaElement),
  }
  fields.date.max = todayHere()
  fields.date.value = dateIncident
  fields.time.value = incidentTime
  fields.place.value = place
  fields.story.value = description
  check('blesse', claim.form.injured)
  check('etranger', claim.form.abroad)
  showDanger()

  const read = () => {
    const kept = contracts.find((one) => one.contract_id === contract.value)
    const stillChosen = chosen?.contract_id === contract.value ? chosen : null
    const injured = answerOf('blesse')
    const abroad = answerOf('etranger')
    void change({
      owner: kept?.owner ?? claim.owner,
      contract: kept ? { contract_id: kept.contract_id, name: kept.name } : stillChosen,
      form: {
        ...(nature.value && { nature: nature.value }),
        ...(fields.date.value && { dateIncident: fields.date.value }),
        ...(fields.time.value && { incidentTime: fields.time.value }),
        ...(fields.place.value.trim() && { place: fields.place.value }),
        ...(fields.story.value.trim() && { description: fields.story.value }),
        ...(injured !== undefined && { injured }),
        ...(abroad !== undefined && { abroad }),
        ...(claim.form.answers && { answers: claim.form.answers }),
      },
    })
  }
  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') return
    if (event.target === contract) offerNatures()
    offerStatement(nature.value)
    showDanger()
    read()
  })
  form.addEventListener('submit', (event) => event.preventDefault())
}

function showDanger() {
  part('danger', HTMLElement).hidden = answerOf('blesse') !== true
}

function optionOf(value: string, text: string): HTMLOptionElement {
  return element('option', { value }, text)
}

function check(name: string, answer: boolean | undefined) {
  if (answer === undefined) return
  part(`${name}-${answer ? 'oui' : 'non'}`, HTMLInputElement).checked = true
}

function answerOf(name: string): boolean | undefined {
  if (part(`${name}-oui`, HTMLInputElement).checked) return true
  return part(`${name}-non`, HTMLInputElement).checked ? false : undefined
}

/** Waits for the last change to be saved before leaving the page. */
function showSending({ written }: Keeper) {
  const link = part('envoyer', HTMLAnchorElement)
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    await written()
    location.assign(link.href)
  })
}

function showErasing({ erase }: Keeper) {
  const button = part('effacer', HTMLButtonElement)
  button.addEventListener('click', async () => {
    if (!confirm(SAY.confirmErase)) return
    await erase()
    history.replaceState(null, '', location.pathname)
    location.reload()
  })
}
