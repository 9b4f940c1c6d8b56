import type { claimDecision } from '@sillage/wire/claims/claim-decision.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { acceptReopening, refuseReopening } from '../outcome/reopening.service.ts'
import { readContract, readDecisionGround } from './decision-ground.service.ts'
import { setFault } from './faults.service.ts'
import { noteRecovery, stopRecovery } from './recovery.service.ts'
import { setReserve } from './reserve.service.ts'
import { giveDecisionBack, signDecision } from './second-signature.service.ts'

export const claimDecisionHandlers = (files: FileKeeper): Handlers<typeof claimDecision> => ({
  ground: async ({ context, params, query }) => ({
    data: await readDecisionGround(context, { id: params.id, cover: query.cover }),
  }),
  contract: async ({ context, params }) => ({
    bytes: await readContract({ ...context, files }, params.id),
    filename: `contrat_du_sinistre_${params.id}.pdf`,
  }),
  setFault: async ({ context, params, body }) => ({
    data: await setFault(context, { ...body, id: params.id }),
  }),
  setReserve: async ({ context, params, body }) => ({
    data: await setReserve(context, { ...body, id: params.id }),
  }),
  recover: async ({ context, params, body }) => ({
    data: await noteRecovery(context, { ...body, id: params.id }),
  }),
  giveRecoveryUp: async ({ context, params, body }) => ({
    data: await stopRecovery(context, { ...body, id: params.id, recoveryId: params.recoveryId }),
  }),
  sign: async ({ context, params, body }) => ({
    data: await signDecision(context, { ...body, ...params }),
  }),
  acceptReopening: async ({ context, params, body }) => ({
    data: await acceptReopening(context, { id: params.id, ...body }),
  }),
  refuseReopening: async ({ context, params, body }) => ({
    data: await refuseReopening(context, { ...body, id: params.id }),
  }),
  giveBack: async ({ context, params, body }) => ({
    data: await giveDecisionBack(context, { ...body, id: params.id }),
  }),
})
