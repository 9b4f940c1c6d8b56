import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../gates.ts'

interface Bill {
  bomFormat: string
  metadata: { component: { 'bom-ref': string; name: string; version: string; type: string } }
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

function npmBill(...how: string[]): Bill {
  const said = execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error', ...how],
    { cwd: ROOT, maxBuffer: 2 ** 26 },
  )
  return JSON.parse(said.toString())
}

const LICENCE_HEADING = /^## (?<name>(?:@[^\s/]+\/)?[^\s/]+) (?<version>\d\S*) \(/gm

/** The packages bundled in the server or shipped beside it, read from the headings of their licences. */
function packagesOfServer(folder: string): string[] {
  const licences = readFileSync(join(folder, 'THIRD-PARTY.txt'), 'utf8')
  return Array.from(
    licences.matchAll(LICENCE_HEADING),
    ({ groups }) => `${groups?.['name']}@${groups?.['version']}`,
  )
}

/** npm's CycloneDX bill of materials, without the packages that the artefact in `folder` does not ship. */
export function billOfMaterials(folder: string, version: string): Bill {
  const bill = npmBill()
  const known = new Set(bill.components.map((component) => component['bom-ref']))
  const ofServer = packagesOfServer(folder)
  const unknown = ofServer.filter((ref) => !known.has(ref))
  if (unknown.length > 0)
    throw new Error(
      `L’archive contient ce que package-lock.json ne nomme pas : ${unknown.join(', ')}.`,
    )
  // every dependency of the web app, possibly more than its build includes
  const ofWeb = npmBill('--omit', 'dev', '--workspace', 'apps/web').components
  const node = JSON.parse(readFileSync(join(ROOT, 'node_modules/node/package.json'), 'utf8'))
  const shipped = new Set([
    ...ofServer,
    ...ofWeb.map((component) => component['bom-ref']),
    ...bill.components.map((one) => one['bom-ref']).filter((ref) => ref.startsWith('@sillage/')),
    `node@${node.version}`,
  ])
  const { component } = bill.metadata
  const kept = new Set([...shipped, component['bom-ref']])
  const about = { ...component, type: 'application', name: 'sillage', version }
  return {
    ...bill,
    metadata: { ...bill.metadata, component: about },
    components: bill.components.filter((one) => shipped.has(one['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => shipped.has(on)) })),
  }
}
