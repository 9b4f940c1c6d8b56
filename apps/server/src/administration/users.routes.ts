import type { users } from '@sillage/wire/users.ts'
import { userOf } from '../accounts/account-access.service.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { acceptProposal, listProposals, stopProposal } from './account-proposals.service.ts'
import { answerAddressChange, readAddressChange } from './address-changes.service.ts'
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
    list: ({ query, session, context }) => listUsers({ ...context, session }, query),
    one: ({ params, session, context }) => readUser({ ...context, session }, params.id),
    change: ({ params, body, session, context }) =>
      changeUser({ ...context, session }, { id: params.id, form: body }),
    toggleStatus: ({ params, session, context }) =>
      toggleStatus({ ...context, session }, params.id),
    removeSecondFactor: ({ params, session, context }) =>
      removeSecondFactor({ ...context, session }, params.id),
    raiseQuotas: ({ params, session, context }) =>
      raiseQuotasOf({ ...context, session }, params.id),
    proposals: async ({ session, context }) => ({
      data: await listProposals({ ...context, session }),
    }),
    acceptProposal: async ({ params, session, context }) => ({
      data: await acceptProposal({ ...context, session }, params.id),
    }),
    stopProposal: async ({ params, session, context }) => ({
      data: await stopProposal({ ...context, session }, params.id),
    }),
    readAddressChange: async ({ body, context }) => ({
      data: await readAddressChange(context, body.token),
    }),
    answerAddressChange: async ({ body, context }) => ({
      data: await answerAddressChange(context, body.token),
    }),
    roleRequests: async ({ query, session, context }) => ({
      data: await listRoleRequests({ ...context, session, staffEmailDomains }, query),
    }),
    acceptRole: ({ params, session, context }) =>
      acceptRole({ ...context, session, staffEmailDomains }, params.id),
    refuseRole: ({ params, body, session, context }) =>
      refuseRole(
        { ...context, session, staffEmailDomains },
        { id: params.id, reason: body.reason },
      ),
    invitations: async ({ session, context }) => ({
      data: await listInvitations({ ...context, session }),
    }),
    invite: async ({ body, session, context }) => ({
      data: await invite({ ...context, session }, body),
    }),
    revokeInvitation: async ({ params, session, context }) => ({
      data: await revokeInvitation({ ...context, session }, params.id),
    }),
    readInvitation: async ({ body, context }) => ({
      data: await readInvitation(context, body.token),
    }),
    acceptInvitation: async ({ body, context }) => ({
      user: userOf(await acceptInvitation(context, body)),
    }),
  }
}
