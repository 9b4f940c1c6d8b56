import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import type { Route } from '@sillage/wire/http/route.ts'
import { expect, test } from 'vitest'
import { openApi } from '../apps/server/src/platform/http/documentation/open-api.ts'
import { ROOT } from './gates.ts'

test('every call that takes a password has a weight of at least 20', () => {
  const routes = Object.values(allRoutes).flatMap((room) => Object.values<Route>(room))
  const operations: Record<string, Record<string, unknown>> = openApi().paths
  const asking = routes.filter(({ method, path }) => {
    const told = operations[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    return /"(?:password|currentPassword)":/.test(JSON.stringify(told ?? null))
  })
  expect(asking.length).toBeGreaterThan(8)
  expect(asking.filter(({ weight = 1 }) => weight < 20).map(({ path }) => path)).toEqual([])
})

test('no counter uses a bare IP address, because an IPv6 network has countless ones', () => {
  const files = globSync('apps/server/src/**/*.ts', { cwd: ROOT })
  const counted = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/key: `[^`]*`/g)].map(([key]) => ({
      file,
      key,
    })),
  )
  expect(counted.filter(({ key }) => key.includes('addressBucket(')).length).toBeGreaterThan(3)
  expect(counted.filter(({ key }) => /\$\{(?:\w+\.)?ip\}/.test(key))).toEqual([])
})
