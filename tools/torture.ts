import { parseArgs } from 'node:util'
import { ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import { freePort } from '../apps/server/src/testing/ports.factory.ts'
import { ENDLESS_BUDGETS, startSite } from './bench/site.ts'
import { torture } from './torture/torture-role.ts'

/** Largest ratio of the server's memory after the last tenth of the requests to that after the first. */
const MOST_GROWTH = 1.3
/** With fewer requests, not every call has been made within the first tenth. */
const ENOUGH = 20_000

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    role: { type: 'string', multiple: true },
  },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
console.log(`graine ${seed}, ${requests} requêtes par rôle`)

const inMebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

const inspector = await freePort()
const site = await startSite({
  ...ENDLESS_BUDGETS,
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
})
const everybody: readonly (Role | null)[] = [null, ...ROLES.toReversed()]
const callers = everybody.filter((role) => values.role?.includes(role ?? 'anonyme') ?? true)
let isSound = callers.length > 0
try {
  for (const role of callers) {
    const name = role ?? 'anonyme'
    const started = performance.now()
    const { statuses, faults, held } = await torture({ site, role, requests, seed, inspector })
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const shares = Object.entries(statuses).map(
      ([status, count]) => `${status}: ${count} (${((100 * count) / requests).toFixed(1)} %)`,
    )
    console.log(`${name}, ${seconds} s : ${shares.join(', ')}`)
    const memory = held.map((one) => `${inMebibytes(one.objects)}/${inMebibytes(one.process)}`)
    const growth = (held.at(-1)?.objects ?? 0) / (held[0]?.objects ?? 0)
    console.log(`  objets/processus en Mio, à chaque dixième : ${memory.join(' ')}`)
    console.log(`  objets, du premier dixième au dernier : × ${growth.toFixed(2)}`)
    if (requests >= ENOUGH && !(growth <= MOST_GROWTH))
      faults.push(`la mémoire du serveur croît : × ${growth.toFixed(2)}`)
    // a rate-limited request tests nothing else
    if ((statuses['429'] ?? 0) > requests / 10)
      faults.push('plus d’une requête sur dix est refusée pour son nombre')
    for (const fault of faults) console.log(`  ✗ ${fault}`)
    isSound &&= faults.length === 0
  }
} finally {
  await site.close()
}
console.log(isSound ? '✓ rien à redire' : '✗ voir ci-dessus')
process.exit(isSound ? 0 : 1)
