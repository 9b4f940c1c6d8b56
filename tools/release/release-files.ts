import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Archives a folder reproducibly: the same files always give the same bytes. */
export function archive(folder: string, file: string, instant: string) {
  const how = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=${instant}`]
  const modes = '--mode=a+rX,go-w'
  const what = ['-C', join(folder, '..'), basename(folder)]
  // gzip -n stores no name and no time
  execFileSync('tar', [...how, modes, '--use-compress-program=gzip -n', '-cf', file, ...what])
}

/** Checksums in the format of `sha256sum -c`. */
export async function sumsOf(files: readonly string[]): Promise<string> {
  const lines = files.map(async (file) => {
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    return `${hash.digest('hex')}  ${basename(file)}\n`
  })
  return (await Promise.all(lines)).join('')
}

const UNRELEASED = /^## Unreleased$\n(?<what>[\s\S]*?)(?=^## |(?![\s\S]))/m

/** Turns the section « Unreleased » into that of a version; null when it is empty. */
export function releasedChanges(changes: string, version: string, day: string): string | null {
  const what = UNRELEASED.exec(changes)?.groups?.['what']
  if (!what?.trim()) return null
  return changes.replace(UNRELEASED, () => `## Unreleased\n\n## ${version}, ${day}\n${what}`)
}

interface Manifest {
  version: string
  dependencies?: Record<string, string>
}

/** Sets the version in the root, in the workspaces, and in their references to each other. */
export function writeVersion(root: string, version: string) {
  const rename = (manifest: Manifest) => {
    manifest.version = version
    for (const name of Object.keys(manifest.dependencies ?? {}))
      if (name.startsWith('@sillage/') && manifest.dependencies)
        manifest.dependencies[name] = version
  }
  const change = (
    path: string,
    by: (json: Manifest & { packages?: Record<string, Manifest> }) => void,
  ) => {
    const json = JSON.parse(readFileSync(join(root, path), 'utf8'))
    by(json)
    writeFileSync(join(root, path), `${JSON.stringify(json, null, 2)}\n`)
  }
  for (const path of globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root }))
    change(path, rename)
  change('package-lock.json', (lock) => {
    lock.version = version
    for (const [path, manifest] of Object.entries(lock.packages ?? {}))
      if (!path.includes('node_modules/')) rename(manifest)
  })
}
