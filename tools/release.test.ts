import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { billOfMaterials } from './release/bill-of-materials.ts'
import { makeRelease } from './release/make-release.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const CHANGES = `# Changes

## Unreleased

### Added

- **A price of $& and $1**, said as it is.

## 0.1.0, 2026-01-01

- Everything.
`

/** A clone with one commit and one version in its history. */
function clone(changes = CHANGES) {
  const root = mkdtempSync(join(tmpdir(), 'sillage-release-'))
  folders.push(root)
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim()
  const write = (path: string, json: object) =>
    writeFileSync(join(root, path), `${JSON.stringify(json, null, 2)}\n`)
  for (const folder of ['.ci', 'apps/server', 'packages/domain'])
    mkdirSync(join(root, folder), { recursive: true })
  const domain = { name: '@sillage/domain', version: '0.1.0' }
  const dependencies = { '@sillage/domain': '0.1.0', left: '0.1.0' }
  const server = { name: '@sillage/server', version: '0.1.0', dependencies }
  write('package.json', { name: 'sillage', version: '0.1.0' })
  write('apps/server/package.json', server)
  write('packages/domain/package.json', domain)
  write('package-lock.json', {
    version: '0.1.0',
    packages: { '': { version: '0.1.0' }, 'apps/server': server, 'node_modules/left': domain },
  })
  writeFileSync(join(root, 'CHANGELOG.md'), changes)
  writeFileSync(join(root, '.gitignore'), 'dist/\n')
  writeFileSync(join(root, '.ci/last-release'), 'none\n')
  git('init', '--quiet')
  git('config', 'user.name', 'Zoé')
  git('config', 'user.email', 'zoe@exemple.fr')
  git('add', '.')
  git('commit', '--quiet', '--message', 'all of it')
  git('tag', 'v0.1.0')
  return { root, git }
}

const how = {
  day: '2026-11-24',
  dryRun: false,
  check: ['true'] as const,
  bill: () => ({ bomFormat: 'CycloneDX' }),
  async pack(folder: string) {
    mkdirSync(folder)
    writeFileSync(join(folder, 'programme'), 'bonjour')
  },
}

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')
const unpacked = (place: string) => {
  const [file = ''] = execFileSync('sh', ['-c', 'ls *.tar.gz'], { cwd: place })
    .toString()
    .split('\n')
  return execFileSync('tar', ['-xzOf', file, 'sillage-0.2.0/programme'], { cwd: place }).toString()
}

test('a release makes an archive with checksums, then a commit and a tag', async () => {
  const { root, git } = clone()
  const before = git('rev-parse', 'HEAD')
  expect(await makeRelease({ ...how, root, version: '0.2.0' })).toBe(null)

  const place = join(root, 'dist/release/0.2.0')
  const sums = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: place }).toString()
  expect(sums.match(/: OK/g)).toHaveLength(2)
  expect(unpacked(place)).toBe('bonjour')
  expect(existsSync(join(place, 'sillage-0.2.0'))).toBe(false)

  expect(git('status', '--porcelain')).toBe('')
  expect(git('rev-list', '--count', 'HEAD')).toBe('2')
  expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
  expect(read(root, '.ci/last-release')).toBe(`${before}\n`)
  expect(read(root, 'CHANGELOG.md')).toBe(
    CHANGES.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0, 2026-11-24\n'),
  )
  expect(JSON.parse(read(root, 'apps/server/package.json'))).toMatchObject({
    version: '0.2.0',
    dependencies: { '@sillage/domain': '0.2.0', left: '0.1.0' },
  })
  expect(JSON.parse(read(root, 'package-lock.json'))).toMatchObject({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, 'node_modules/left': { version: '0.1.0' } },
  })
  // immediately after, there is nothing new to release
  expect(await makeRelease({ ...how, root, version: '0.3.0' })).toContain('Unreleased')
})

test('a dry run makes the same files twice, byte for byte, and leaves the history alone', async () => {
  const { root, git } = clone()
  const before = git('rev-parse', 'HEAD')
  const release = { ...how, root, version: '0.2.0', dryRun: true }
  expect(await makeRelease(release)).toBe(null)
  const sums = read(root, 'dist/release/0.2.0/SHA256SUMS')
  expect(await makeRelease(release)).toBe(null)
  expect(read(root, 'dist/release/0.2.0/SHA256SUMS')).toBe(sums)
  expect(git('rev-parse', 'HEAD')).toBe(before)
  expect(git('tag', '--list')).toBe('v0.1.0')
  expect(git('status', '--porcelain')).toBe('')
})

test('an invalid release is refused with a sentence, and makes nothing', async () => {
  const { root, git } = clone()
  const refusals = [
    await makeRelease({ ...how, root, version: '2' }),
    await makeRelease({ ...how, root, version: '0.0.9' }),
    await makeRelease({ ...how, root, version: '0.1.0' }),
    await makeRelease({ ...how, root, version: '0.2.0', check: ['false'] }),
  ]
  writeFileSync(join(root, 'forgotten.ts'), '')
  refusals.push(await makeRelease({ ...how, root, version: '0.2.0' }))
  expect(refusals).toEqual([
    expect.stringContaining('Quelle version'),
    expect.stringContaining('vient avant la 0.1.0'),
    expect.stringContaining('déjà publiée'),
    expect.stringContaining('Une vérification a échoué'),
    expect.stringContaining('ne sont pas dans l’historique'),
  ])
  expect(existsSync(join(root, 'dist'))).toBe(false)
  expect(git('tag', '--list')).toBe('v0.1.0')
})

test('a check that changes tracked files stops the release before the tag', async () => {
  const { root, git } = clone()
  const check = ['sh', '-c', 'echo more >> CHANGELOG.md'] as const
  const refusal = await makeRelease({ ...how, root, version: '0.2.0', check })
  expect(refusal).toContain('a changé des fichiers')
  expect(git('tag', '--list')).toBe('v0.1.0')
})

test('the bill of materials lists what is shipped, and fails for an unknown component', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillage-bill-'))
  folders.push(folder)
  const { version } = JSON.parse(readFileSync('node_modules/fastify/package.json', 'utf8'))
  const licences = join(folder, 'THIRD-PARTY.txt')
  writeFileSync(licences, `## fastify ${version} (MIT)\n\nMIT License\n\n## License (MIT)\n`)
  const { bomFormat, metadata, components } = billOfMaterials(folder, '0.2.0')
  expect({ bomFormat, about: metadata.component }).toMatchObject({
    bomFormat: 'CycloneDX',
    about: { name: 'sillage', version: '0.2.0', type: 'application' },
  })
  const names = components.map((component) => component['bom-ref'].replace(/@[^@]*$/, ''))
  expect(names).toEqual(expect.arrayContaining(['fastify', 'preact', 'node', '@sillage/domain']))
  for (const left of ['vitest', 'vite', 'typescript', 'kysely']) expect(names).not.toContain(left)
  writeFileSync(licences, '## stranger 1.0.0 (MIT)\n')
  expect(() => billOfMaterials(folder, '0.2.0')).toThrow('stranger@1.0.0')
}, 30_000)
