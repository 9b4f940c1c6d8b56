import { allRoutes } from '@sillage/wire/all-routes.ts'
import type { Room } from '@sillage/wire/http/route.ts'
import type { RouteName } from './permission-matrix.ts'

/** Every call of the API, by its name. */
export const routes = Object.entries<Room>(allRoutes).flatMap(([room, calls]) =>
  // RouteName is made of the keys of the rooms and of their calls
  Object.entries(calls).map(([name, route]) => ({ name: `${room}.${name}` as RouteName, route })),
)
