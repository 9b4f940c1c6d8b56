import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The licences of third-party packages, which require their distribution; `folders` are the packages' folders. */
export function licencesOf(folders: Iterable<string>): string {
  return Array.from(new Set(folders))
    .toSorted()
    .map((folder) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      )
      const texts = globSync(['LICEN[CS]E*', 'licen[cs]e*', 'COPYING*', 'NOTICE*'], { cwd: folder })
      const said = Array.from(new Set(texts), (file) => readFileSync(join(folder, file), 'utf8'))
      return [`## ${name} ${version} (${license})`, ...said.toSorted()].join('\n\n')
    })
    .join('\n\n')
}
