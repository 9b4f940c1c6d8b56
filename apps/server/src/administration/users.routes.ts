import type { users } from '@sillage/wire/administration/users.ts'
import { userOf } from '../accounts/session/account-access.service.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { acceptProposal, listProposals, stopProposal } from './account-proposals.service.ts'
import { answerAddressChange, readAddressChange } from './address-changes.service.ts'
import { setCapabilities } from './capabilities/capabilities.service.ts'
import {
  acceptInvitation,
  invite,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from './invitations.service.ts'
import {
  acceptRole,
  listRoleRequests,
  refuseRole,
  removeSecondFactor,
} from './role-requests.service.ts'
import { changeUser, listUsers, raiseQuotasOf, readUser, toggleStatus } from './users.service.ts'

export function usersHandlers(staffEmailDomains: readonly string[]): Handlers<typeof users> {
  return {
    list: ({ query, context }) => listUsers(context, query),
    one: ({ params, context }) => readUser(context, params.id),
    change: ({ params, body, context }) => changeUser(context, { id: params.id, form: body }),
    toggleStatus: ({ params, query, context }) =>
      toggleStatus(context, { id: params.id, ...query }),
    removeSecondFactor: ({ params, context }) => removeSecondFactor(context, params.id),
    setCapabilities: ({ params, body, context }) =>
      setCapabilities(context, { id: params.id, wanted: body.capabilities }),
    raiseQuotas: ({ params, context }) => raiseQuotasOf(context, params.id),
    proposals: async ({ context }) => ({
      data: await listProposals(context),
    }),
    acceptProposal: async ({ params, context }) => ({
      data: await acceptProposal(context, params.id),
    }),
    stopProposal: async ({ params, context }) => ({
      data: await stopProposal(context, params.id),
    }),
    readAddressChange: async ({ body, context }) => ({
      data: await readAddressChange(context, body.token),
    }),
    answerAddressChange: async ({ body, context }) => ({
      data: await answerAddressChange(context, body.token),
    }),
    roleRequests: async ({ query, context }) => ({
      data: await listRoleRequests({ ...context, staffEmailDomains }, query),
    }),
    acceptRole: ({ params, context }) => acceptRole({ ...context, staffEmailDomains }, params.id),
    refuseRole: ({ params, body, context }) =>
      refuseRole({ ...context, staffEmailDomains }, { id: params.id, reason: body.reason }),
    invitations: async ({ context }) => ({
      data: await listInvitations(context),
    }),
    invite: async ({ body, context }) => ({
      data: await invite(context, body),
    }),
    revokeInvitation: async ({ params, context }) => ({
      data: await revokeInvitation(context, params.id),
    }),
    readInvitation: async ({ body, context }) => ({
      data: await readInvitation(context, body.token),
    }),
    acceptInvitation: async ({ body, context }) => ({
      user: userOf(await acceptInvitation(context, body)),
    }),
  }
}
