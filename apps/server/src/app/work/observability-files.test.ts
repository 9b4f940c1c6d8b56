import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../platform/installation.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const alerts = read('deploy/observability/alerts.yml')
const page = read('docs/observability.md')

test('each alert has a paragraph in the docs that says what to do', () => {
  const names = Array.from(alerts.matchAll(/- alert: (\w+)/g), ([, name = '']) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(
    names.filter((name) => !page.includes(`**${name}.**`) && !page.includes(`**${name}**`)),
  ).toEqual([])
})

test('alerts and dashboard use only documented series', () => {
  const series = /\b(?:sillage|http_server|db_client|nodejs|process)_[a-z_\d]+/g
  const used = new Set(`${alerts}${read('deploy/observability/dashboard.json')}`.match(series))
  const unknown = [...used]
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
    .filter((name) => !page.includes(name))
  expect(used.size).toBeGreaterThan(8)
  expect(unknown).toEqual([])
})
