import { dayInParis } from '@sillage/domain/values/day.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import { TABLE_FILES } from '@sillage/wire/figures/table-files.ts'
import type { Papers } from '../documents/issued-documents.service.ts'
import { forReports } from '../platform/database/database.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { absencesHandlers } from './absences/absences.routes.ts'
import { findParticipant } from './access/find-participant.service.ts'
import {
  addParticipants,
  readParticipants,
  removeParticipant,
} from './access/participants.service.ts'
import { detailOf, readClaim } from './claim-detail.service.ts'
import { allClaims, claimsOf } from './claims.service.ts'
import { noteFact } from './clocks/clocks.service.ts'
import { readGround } from './declaration/declaration-ground.service.ts'
import { declareClaim } from './declaration/declare-claim.service.ts'
import { discardDraft, draftOn, draftsOf, saveDraft } from './declaration/drafts.service.ts'
import { exportClaims, searchClaims } from './desk/desk.service.ts'
import { filtersFor, removeFilter, saveFilter } from './desk/saved-filters.service.ts'
import { acknowledgement, decisionLetter, summary } from './documents/claim-papers.service.ts'
import {
  fulfilRequest,
  provideDocument,
  requestDocument,
  withdrawRequest,
} from './documents/document-requests.service.ts'
import { readFigures } from './figures/figures.service.ts'
import { readTrends } from './figures/trends.service.ts'
import { houseHandlers } from './house/house.routes.ts'
import { limitHandlers } from './limits/limits.routes.ts'
import { assignClaim, setStatus, setWaiting } from './outcome/claim-status.service.ts'
import { decideClaim } from './outcome/outcome.service.ts'
import { reopenClaim } from './outcome/reopening.service.ts'
import { repliesHandlers } from './replies/replies.routes.ts'
import { routingHandlers } from './routing/routing.routes.ts'
import { judgeSignal } from './signals/signals.service.ts'
import { exportTeam, readTeam } from './team/team.service.ts'

export const claimsHandlers = ({ issuer, files }: Papers): Handlers<typeof claims> => ({
  declare: async ({ context, body }) => ({ data: await declareClaim(context, body) }),
  mine: async ({ context, query }) => ({
    data: await claimsOf(context, query),
  }),
  all: async ({ context, query }) => ({ data: await allClaims(context, query) }),
  participants: async ({ context, params }) => ({
    data: await readParticipants(context, params.id),
  }),
  addParticipants: async ({ context, params, body }) => ({
    data: await addParticipants(context, {
      id: params.id,
      accountIds: body.participants,
      areConcerned: body.areConcerned,
      relation: body.relation,
    }),
  }),
  findParticipant: async ({ context, params, body }) => ({
    data: await findParticipant(context, { id: params.id, email: body.email }),
  }),
  removeParticipant: async ({ context, params, body }) => ({
    data: await removeParticipant(context, {
      id: params.id,
      accountId: body.userId,
    }),
  }),
  setStatus: async ({ context, params, body }) => ({
    data: await setStatus(context, { ...body, id: params.id }),
  }),
  detail: async ({ context, params }) => ({ data: await readClaim(context, params.id) }),
  requestDocument: async ({ context, params, body }) => ({
    data: await requestDocument(context, { ...body, id: params.id }),
  }),
  withdrawRequest: async ({ context, params }) => ({
    data: await withdrawRequest(context, params),
  }),
  fulfilRequest: async ({ context, params, body }) => ({
    data: await fulfilRequest(context, { ...body, ...params }),
  }),
  provideDocument: async ({ context, params, body }) => ({
    data: await provideDocument(context, { ...body, id: params.id }),
  }),
  decide: async ({ context, params, body }) => ({
    data: await decideClaim(context, { ...body, id: params.id }),
  }),
  reopen: async ({ context, params, body }) => ({
    data: await reopenClaim(context, { ...body, id: params.id }),
  }),
  assign: async ({ context, params, body }) => ({
    data: await assignClaim(context, { ...body, id: params.id }),
  }),
  setWaiting: async ({ context, params, body }) => ({
    data: await setWaiting(context, { ...body, id: params.id }),
  }),
  noteFact: async ({ context, params, body }) => {
    await noteFact(context, { ...body, id: params.id })
    return { data: await detailOf(context, params.id) }
  },
  judgeSignal: async ({ context, params, body }) => {
    await judgeSignal(context, { ...body, id: params.id })
    return { data: await detailOf(context, params.id) }
  },
  acknowledgement: async ({ context, params }) => ({
    bytes: await acknowledgement({ ...context, issuer }, params.id),
    filename: `accuse-reception_${params.id}.pdf`,
  }),
  decisionLetter: async ({ context, params }) => ({
    bytes: await decisionLetter({ ...context, issuer, files }, params.id),
    filename: `decision_${params.id}.pdf`,
  }),
  summary: async ({ context, params }) => ({
    bytes: await summary({ ...context, issuer }, params.id),
    filename: `sinistre_${params.id}.pdf`,
  }),
})

export const claimDeskHandlers: Handlers<typeof claimDesk> = {
  ...absencesHandlers,
  ...routingHandlers,
  ...limitHandlers,
  ...repliesHandlers,
  ...houseHandlers,
  search: async ({ context, query }) => ({ data: await searchClaims(context, query) }),
  csv: async ({ context, query }) => ({
    bytes: await exportClaims({ ...context, database: forReports(context.database) }, query),
    filename: `sinistres_${dayInParis(context.now).toString()}.csv`,
  }),
  team: async ({ context, query }) => ({ data: await readTeam(context, query) }),
  teamTrends: async ({ context, query }) => ({ data: await readTrends(context, query) }),
  teamFigures: async ({ context, query }) => ({ data: await readFigures(context, query) }),
  teamCsv: async ({ context, query }) => ({
    bytes: await exportTeam(context, query),
    filename: `equipe_${TABLE_FILES[query.table]}_${dayInParis(context.now).toString()}.csv`,
  }),
  filters: async ({ context }) => ({
    data: await filtersFor(context.database, context.session.account.id),
  }),
  saveFilter: async ({ context, body }) => ({ data: await saveFilter(context, body) }),
  removeFilter: async ({ context, params }) => ({ data: await removeFilter(context, params.id) }),
  ground: async ({ context, params }) => ({ data: await readGround(context, params.contractId) }),
  drafts: async ({ context }) => ({ data: await draftsOf(context) }),
  draft: async ({ context, params }) => ({ data: await draftOn(context, params.contractId) }),
  saveDraft: async ({ context, params, body }) => ({
    data: await saveDraft(context, { ...body, contractId: params.contractId }),
  }),
  discardDraft: async ({ context, params }) => {
    await discardDraft(context, params.contractId)
    return undefined
  },
}
