import { assetFreezes } from '@sillage/wire/administration/asset-freezes.ts'
import { audit } from '@sillage/wire/administration/audit.ts'
import { mails } from '@sillage/wire/administration/mails.ts'
import { stats } from '@sillage/wire/administration/stats.ts'
import { tariffs } from '@sillage/wire/administration/tariffs.ts'
import { users } from '@sillage/wire/administration/users.ts'
import type { FastifyInstance } from 'fastify'
import { mailsHandlers } from '../administration/mails.routes.ts'
import { statsHandlers } from '../administration/stats.routes.ts'
import { tariffsHandlers } from '../administration/tariffs/tariffs.routes.ts'
import { usersHandlers } from '../administration/users.routes.ts'
import { assetFreezesHandlers } from '../asset-freezes/asset-freezes.routes.ts'
import { auditHandlers } from '../audit/audit.routes.ts'
import type { Config } from '../platform/configuration/config.ts'
import type { MountOptions } from '../platform/http/admission.ts'
import { mount } from '../platform/http/mount.ts'

/** The administrators' rooms that only need the database. */
export function mountAdministration(
  api: FastifyInstance,
  options: MountOptions,
  { staffEmailDomains }: Pick<Config, 'staffEmailDomains'>,
) {
  mount(api, { room: users, handlers: usersHandlers(staffEmailDomains), options })
  mount(api, { room: stats, handlers: statsHandlers, options })
  mount(api, { room: mails, handlers: mailsHandlers, options })
  mount(api, { room: tariffs, handlers: tariffsHandlers, options })
  mount(api, { room: assetFreezes, handlers: assetFreezesHandlers, options })
  mount(api, { room: audit, handlers: auditHandlers, options })
}
