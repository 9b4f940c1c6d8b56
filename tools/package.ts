import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildWebIfStale } from './build-web.ts'
import { ROOT } from './gates.ts'
import { makePackage } from './package/make-package.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const folder = resolve(process.argv[2] ?? join(ROOT, `dist/sillage-${version}`))
await buildWebIfStale()
makePackage(folder, version)
const megabytes = (path: string) => Number.parseInt(execFileSync('du', ['-sm', path]).toString())
const node = megabytes(join(folder, 'bin/node'))
console.log(`${folder} : ${megabytes(folder)} Mo, dont ${node} Mo de Node.`)
