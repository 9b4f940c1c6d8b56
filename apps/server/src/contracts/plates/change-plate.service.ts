import { consentSentence, plateConsent } from '@sillage/domain/contracts/consent.ts'
import { checkConsent } from '@sillage/domain/contracts/evidence.ts'
import { readNewPlate } from '@sillage/domain/contracts/plates/plate-change.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { holdOwnAccount } from '../../accounts/accounts.service.ts'
import { refuseUnsettledSigner } from '../../accounts/presence/signing-access.service.ts'
import {
  type PapersContext,
  recordIssued,
  wasIssuedOn,
} from '../../documents/issued-documents.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Write } from '../../platform/http/idempotency.ts'
import { contractNotice } from '../chain/contract-life.messages.ts'
import { insertEvents, type Wanted } from '../chain/policy-chain.repository.ts'
import {
  type ChainContract,
  lockedChain,
  type OwnChain,
  ownChain,
  refuseUnless,
} from '../chain/policy-chain.service.ts'
import { presentContract } from '../contracts.present.ts'
import { refuseOtherCover } from '../declarations/declarations.service.ts'
import { tellInsuredVehicles } from '../insured-vehicles/tell-insured-vehicles.ts'
import { postPapersOf } from '../posts/post-papers.ts'
import { readSignature } from '../signing/signature-image.service.ts'
import { plateAmendment } from './plate-amendment.ts'
import { PLATE_REFUSALS as SAY } from './plates.messages.ts'
import { replateContract } from './plates.repository.ts'

type Request = Body<typeof contractLife.changePlate>

/**
 * Signs an amendment that changes the registration of a contract and of the future ones of its chain. What was signed
 * stays unchanged: the documents byte for byte, and the answers in the questionnaire of the contract.
 */
export async function changePlate(
  context: PapersContext,
  wanted: Wanted,
  request: Request,
): Promise<Write<Contract>> {
  const { database, now, session } = context
  const today = dayInParis(now)
  const own = await ownChain(database, wanted)
  const { question, before, plate } = plannedChange(own, { typed: request.plate, today })
  await refuseChangedToday(context, own)
  const consent = consentSentence(plateConsent(plate))
  const sent = checkConsent(request.consent, consent)
  if (!sent.ok) throw refuse(sent.error)
  const png = await readSignature(request.signatureData, SAY.signatureMissing)
  await refuseUnsettledSigner(context, session.account.id)
  const paper = await plateAmendment(context, own, {
    before,
    plate,
    consent,
    png,
    method: request.signatureKind,
    isConsentSent: sent.value === 'sent',
  })
  return async (transaction) => {
    await holdOwnAccount(transaction, session)
    const held = await lockedChain(transaction, wanted, today)
    plannedChange(held, { typed: request.plate, today })
    await refuseChangedToday({ ...context, database: transaction }, held)
    const contracts = replated(held, today)
    const rows: ContractRow[] = []
    for (const { row, start, end } of contracts) {
      const answers = row.answers.map((answer) =>
        answer.questionId === question ? { ...answer, answerText: plate } : answer,
      )
      const vehicle = {
        ...row,
        answers,
        period: { start, end },
        questionnaireId: row.questionnaire_id,
      }
      await refuseOtherCover({ ...context, database: transaction }, vehicle)
      rows.push(await replateContract(transaction, row.id, answers))
    }
    await recordIssued(transaction, { ...paper, contractId: held.contract.id })
    const at = new Date(now.epochMilliseconds)
    await insertEvents(
      transaction,
      rows.map(({ id, status }) => ({
        contract_id: id,
        action: 'change_plate',
        status,
        reason: SAY.changed(before, plate),
        account_id: session.account.id,
        at,
      })),
    )
    await tellInsuredVehicles(transaction, { kind: 'plate_change', contracts: rows, now })
    const { id, start, end } = held.contract
    await postPapersOf(transaction, { contractId: id, occasion: 'plate_change', now })
    await notify(transaction, {
      accountId: wanted.accountId,
      key: `contract.plate.${id}.${today.toString()}`,
      ...contractNotice('plate', { id, start, end }),
    })
    const row = rows.find((one) => one.id === id) ?? held.contract.row
    return presentContract(row, today)
  }
}

/** The answer that changes and its new value; throws 404, 409 or 422 when the change is not allowed. */
function plannedChange(
  own: OwnChain,
  { typed, today }: { typed: string; today: Temporal.PlainDate },
) {
  const { row } = own.contract
  const { motor } = traitsOf(row.product)
  if (!motor) throw refuse({ code: 'plate.none', message: SAY.noPlate }, 409)
  refuseUnless('changePlate', own, today)
  const before = motor.plate(
    (id) => row.answers.find(({ questionId }) => questionId === id)?.answerText ?? null,
  )
  const read = readNewPlate(typed, before)
  if (!read.ok) throw refuse(read.error)
  return { question: motor.plateQuestion, before, plate: read.value.text }
}

/**
 * Throws if the plate already changed today: a document of a kind is made once a day, and a second change the same day
 * is a mistake that a person must correct.
 */
async function refuseChangedToday(
  { database, now }: Pick<PapersContext, 'database' | 'now'>,
  { contract }: OwnChain,
) {
  if (await wasIssuedOn(database, { contractId: contract.id, kind: 'plate-change', at: now }))
    throw refuse({ code: 'plate.changed_today', message: SAY.changedToday }, 409)
}

/** The contract, and those of its chain that cover the same car from now on. */
function replated({ contract, chain }: OwnChain, today: Temporal.PlainDate): ChainContract[] {
  return chain.filter(
    ({ id, status, end }) =>
      id === contract.id ||
      ((status === 'active' || status === 'renewed') && !isBefore(end, today)),
  )
}
