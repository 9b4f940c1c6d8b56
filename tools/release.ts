import { join } from 'node:path'
import { buildWebIfStale } from './build-web.ts'
import { ROOT } from './gates.ts'
import { makePackage } from './package/make-package.ts'
import { billOfMaterials } from './release/bill-of-materials.ts'
import { makeRelease } from './release/make-release.ts'

const words = process.argv.slice(2)
const version = words.find((word) => !word.startsWith('--')) ?? ''
const dryRun = words.includes('--dry-run')
const refusal = await makeRelease({
  root: ROOT,
  version,
  day: Temporal.Now.plainDateISO('Europe/Paris').toString(),
  dryRun,
  // for a dry run the fast checks are enough
  check: [process.execPath, join(ROOT, dryRun ? 'tools/check.ts' : 'tools/test.ts')],
  async pack(folder) {
    await buildWebIfStale()
    makePackage(folder, version)
  },
  bill: (folder) => billOfMaterials(folder, version),
})
if (refusal) {
  console.error(refusal)
  process.exit(1)
}
console.log(`dist/release/${version} : l’archive, ce qui la compose et leurs sommes.`)
console.log(
  dryRun
    ? 'À l’essai : ni commit, ni étiquette.'
    : `Le commit et l’étiquette v${version} sont faits ici : git push --follow-tags les envoie.`,
)
