import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './gates.ts'

/**
 * npm leaves the optional packages of other platforms out of a lock file that it writes beside an installed
 * node_modules, and `npm ci` then refuses it. This adds them, deduced from their names.
 */
interface Entry {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const SYSTEMS = [
  'android',
  'darwin',
  'win32',
  'freebsd',
  'openharmony',
  'linux',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
]
const PROCESSORS = [
  'wasm32',
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'arm',
]

const file = join(ROOT, 'package-lock.json')
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages

for (const entry of Object.values({ ...packages }))
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const cpu = PROCESSORS.find((processor) => name.includes(processor))
    if (packages[`node_modules/${name}`] || !cpu) continue
    const os = SYSTEMS.find((system) => name.includes(system))
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      cpu: [cpu],
      ...(entry.dev ? { dev: true } : {}),
      ...(os ? { os: [os] } : {}),
      ...(name.includes('musl')
        ? { libc: ['musl'] }
        : name.includes('gnu')
          ? { libc: ['glibc'] }
          : {}),
    }
  }
lock.packages = Object.fromEntries(
  Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
