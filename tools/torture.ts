import { parseArgs } from 'node:util'
import { ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import { ENDLESS_BUDGETS, startSite } from './bench/site.ts'
import { torture } from './torture/torture-role.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
console.log(`graine ${seed}, ${requests} requêtes par rôle`)

const site = await startSite(ENDLESS_BUDGETS)
const callers: readonly (Role | null)[] = [null, ...ROLES.toReversed()]
let isSound = true
try {
  for (const role of callers) {
    const { statuses, faults } = await torture({ site, role, requests, seed })
    console.log(`${role ?? 'anonyme'} : ${JSON.stringify(statuses)}`)
    for (const fault of faults) console.log(`  ✗ ${fault}`)
    isSound &&= faults.length === 0
  }
} finally {
  await site.close()
}
console.log(isSound ? '✓ rien à redire' : '✗ voir ci-dessus')
process.exit(isSound ? 0 : 1)
