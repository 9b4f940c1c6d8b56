import type { claimDesk } from '@sillage/wire/claim-desk.ts'
import type { claims } from '@sillage/wire/claims.ts'
import type { Issuer } from '../documents/issuer.ts'
import type { Handlers, Session } from '../platform/http/mount.ts'
import type { Waiter } from '../platform/http/waiter.ts'
import { readClaim } from './claim-detail.service.ts'
import type { Acting } from './claim-movement.ts'
import { acknowledgement, summary } from './claim-papers.service.ts'
import { assignClaim, setStatus, setWaiting } from './claim-status.service.ts'
import { allClaims, claimsOf } from './claims.service.ts'
import { readGround } from './declaration-ground.service.ts'
import { declareClaim } from './declare-claim.service.ts'
import { searchClaims } from './desk.service.ts'
import {
  fulfilRequest,
  provideDocument,
  requestDocument,
  withdrawRequest,
} from './document-requests.service.ts'
import { discardDraft, draftOn, draftsOf, saveDraft } from './drafts.service.ts'
import { decideClaim, reopenClaim } from './outcome.service.ts'
import { addParticipants, readParticipants, removeParticipant } from './participants.service.ts'
import { filtersFor, removeFilter, saveFilter } from './saved-filters.service.ts'

interface Call {
  readonly session: Session
  readonly context: Pick<Acting, 'database' | 'now'> & { readonly waiter: Waiter }
}

const actingOf = ({ session, context: { database, now } }: Call): Acting => ({
  database,
  now,
  session,
})

const archiveOf = (call: Call, issuer: Issuer) => ({
  ...actingOf(call),
  waiter: call.context.waiter,
  issuer,
})

export const claimsHandlers = (issuer: Issuer): Handlers<typeof claims> => ({
  declare: async (call) => ({ data: await declareClaim(actingOf(call), call.body) }),
  mine: async ({ session, context, query }) => ({
    data: await claimsOf(context.database, session.account.id, query),
  }),
  all: async (call) => ({ data: await allClaims(actingOf(call), call.query) }),
  participants: async (call) => ({
    data: await readParticipants(actingOf(call), call.params.id),
  }),
  addParticipants: async (call) => ({
    data: await addParticipants(actingOf(call), {
      id: call.params.id,
      accountIds: call.body.participants,
    }),
  }),
  removeParticipant: async (call) => ({
    data: await removeParticipant(actingOf(call), {
      id: call.params.id,
      accountId: call.body.userId,
    }),
  }),
  setStatus: async (call) => ({
    data: await setStatus(actingOf(call), { ...call.body, id: call.params.id }),
  }),
  detail: async (call) => ({ data: await readClaim(actingOf(call), call.params.id) }),
  requestDocument: async (call) => ({
    data: await requestDocument(actingOf(call), { ...call.body, id: call.params.id }),
  }),
  withdrawRequest: async (call) => ({ data: await withdrawRequest(actingOf(call), call.params) }),
  fulfilRequest: async (call) => ({
    data: await fulfilRequest(actingOf(call), { ...call.params, files: call.body.files }),
  }),
  provideDocument: async (call) => ({
    data: await provideDocument(actingOf(call), { ...call.body, id: call.params.id }),
  }),
  decide: async (call) => ({
    data: await decideClaim(actingOf(call), { ...call.body, id: call.params.id }),
  }),
  reopen: async (call) => ({
    data: await reopenClaim(actingOf(call), { ...call.body, id: call.params.id }),
  }),
  assign: async (call) => ({
    data: await assignClaim(actingOf(call), { ...call.body, id: call.params.id }),
  }),
  setWaiting: async (call) => ({
    data: await setWaiting(actingOf(call), { ...call.body, id: call.params.id }),
  }),
  acknowledgement: async (call) => ({
    bytes: await acknowledgement(archiveOf(call, issuer), call.params.id),
    filename: `accuse-reception_${call.params.id}.pdf`,
  }),
  summary: async (call) => ({
    bytes: await summary(archiveOf(call, issuer), call.params.id),
    filename: `sinistre_${call.params.id}.pdf`,
  }),
})

export const claimDeskHandlers: Handlers<typeof claimDesk> = {
  search: async (call) => ({ data: await searchClaims(actingOf(call), call.query) }),
  filters: async ({ session, context }) => ({
    data: await filtersFor(context.database, session.account.id),
  }),
  saveFilter: async (call) => ({ data: await saveFilter(actingOf(call), call.body) }),
  removeFilter: async (call) => ({ data: await removeFilter(actingOf(call), call.params.id) }),
  ground: async (call) => ({ data: await readGround(actingOf(call), call.params.contractId) }),
  drafts: async (call) => ({ data: await draftsOf(actingOf(call)) }),
  draft: async (call) => ({ data: await draftOn(actingOf(call), call.params.contractId) }),
  saveDraft: async (call) => ({
    data: await saveDraft(actingOf(call), { ...call.body, contractId: call.params.contractId }),
  }),
  discardDraft: async (call) => {
    await discardDraft(actingOf(call), call.params.contractId)
    return undefined
  },
}
