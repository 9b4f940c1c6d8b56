import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archive, releasedChanges, sumsOf, writeVersion } from './release-files.ts'

interface Release {
  /** The clone to release. */
  readonly root: string
  readonly version: string
  readonly day: string
  readonly dryRun: boolean
  /** The command that must succeed before anything is made. */
  readonly check: readonly [string, ...string[]]
  /** Makes the artefact in a folder. */
  readonly pack: (folder: string) => Promise<void>
  /** Returns the bill of materials of the artefact. */
  readonly bill: (folder: string) => object
}

const VERSION = /^\d+\.\d+\.\d+$/

const partsOf = (version: string) => version.split('.').map(Number)

function isBefore(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  const at = a.findIndex((part, n) => part !== b[n])
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0)
}

/**
 * Makes the archive, bill of materials and checksums of a version in `dist`, then its commit and tag. Returns the
 * refusal, or null.
 */
export async function makeRelease(release: Release): Promise<string | null> {
  const { root, version, dryRun } = release
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      .toString()
      .trim()
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const present = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

  if (!VERSION.test(version)) return 'Quelle version ? Trois nombres, comme 1.2.0.'
  if (isBefore(version, present)) return `La version ${version} vient avant la ${present}.`
  if (git('tag', '--list', `v${version}`)) return `La version ${version} est déjà publiée.`
  if (git('status', '--porcelain'))
    return 'Des fichiers ne sont pas dans l’historique : la version ne serait celle d’aucun commit.'
  const released = releasedChanges(changes, version, release.day)
  if (released === null) return 'Sous « Unreleased », CHANGELOG.md ne dit rien de ce qui a changé.'
  const [program, ...args] = release.check
  if (spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status !== 0)
    return 'Une vérification a échoué : rien n’est publié.'

  const commit = git('rev-parse', 'HEAD')
  const place = join(root, 'dist/release', version)
  const folder = join(place, `sillage-${version}`)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  await release.pack(folder)
  const packed = `${folder}-${process.platform}-${process.arch}.tar.gz`
  const bill = `${folder}.cdx.json`
  archive(folder, packed, git('show', '-s', '--format=%cI', commit))
  writeFileSync(bill, `${JSON.stringify(release.bill(folder), null, 2)}\n`)
  writeFileSync(join(place, 'SHA256SUMS'), await sumsOf([packed, bill]))
  rmSync(folder, { recursive: true })
  if (git('status', '--porcelain'))
    return 'La vérification ou la fabrication a changé des fichiers de l’historique : rien n’est publié.'
  if (dryRun) return null

  writeVersion(root, version)
  writeFileSync(join(root, 'CHANGELOG.md'), released)
  // the code that tests of the next version will upgrade from
  writeFileSync(join(root, '.ci/last-release'), `${commit}\n`)
  git('commit', '--quiet', '--all', '--message', `release: ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Sillage ${version}`)
  return null
}
