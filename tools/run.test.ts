import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url))
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const npm = (folder: string, ...args: string[]) =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe',
  })

/** A fresh clone of a project whose pinned Node is a local package, so that nothing is downloaded. */
function freshClone({ withNode = true } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'sillage-run-'))
  folders.push(folder)
  for (const name of ['tools', 'pinned/bin']) mkdirSync(join(folder, name), { recursive: true })
  cpSync(RUN, join(folder, 'tools/run.mjs'))
  writeFileSync(join(folder, 'tools/hello.ts'), "console.log('bonjour', process.env.NODE_ENV)")
  writeFileSync(join(folder, 'pinned/package.json'), '{ "name": "node", "version": "1.0.0" }')
  const node = join(folder, 'pinned/bin/node')
  if (withNode) {
    writeFileSync(node, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`)
    chmodSync(node, 0o755)
  }
  const project = { name: 'p', version: '1.0.0', devDependencies: { node: 'file:pinned' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  npm(folder, 'install', '--package-lock-only')
  return folder
}

function runHello(folder: string) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', npm_config_offline: 'true' }
  const run = spawnSync(process.execPath, ['tools/run.mjs', 'hello'], { cwd: folder, env })
  return { status: run.status, out: String(run.stdout), err: String(run.stderr) }
}

const stampOf = (folder: string) => join(folder, 'node_modules/.installed-lock')

test('a fresh clone starts under NODE_ENV=production, on the Node that the project pins', () => {
  const folder = freshClone()
  expect(runHello(folder)).toMatchObject({ status: 0, out: expect.stringContaining('bonjour') })
  expect(existsSync(stampOf(folder))).toBe(true)
  // a second run doesn't install
  expect(runHello(folder).out).toBe('bonjour production\n')
}, 60_000)

test('an installation without the pinned Node is redone, even if it was marked as done', () => {
  const folder = freshClone()
  npm(folder, 'ci', '--omit=dev')
  expect(runHello(folder)).toMatchObject({ status: 0 })
}, 60_000)

test('an installation that can’t provide the pinned Node fails with a sentence, and is not marked as done', () => {
  const folder = freshClone({ withNode: false })
  const { status, err } = runHello(folder)
  expect(status).toBe(1)
  expect(err).toContain('L’installation n’a pas apporté le Node du projet')
  expect(existsSync(stampOf(folder))).toBe(false)
}, 60_000)

test('a production start names the missing settings before anything is installed', () => {
  const folder = freshClone()
  const place = 'apps/server/src/platform/configuration/required-settings.json'
  mkdirSync(join(folder, place, '..'), { recursive: true })
  cpSync(join(RUN, '../..', place), join(folder, place))
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', JWT_SECRET: 'x', IBAN_KEY: ' ' }
  const run = spawnSync(process.execPath, ['tools/run.mjs', 'start'], { cwd: folder, env })
  expect(run.status).toBe(1)
  expect(String(run.stdout)).toBe('')
  expect(String(run.stderr).split('\n')).toEqual([
    expect.stringMatching(/^IBAN_KEY est obligatoire/),
    expect.stringMatching(/^CREDITOR_IBAN est obligatoire/),
    expect.stringMatching(/^CREDITOR_ICS est obligatoire/),
    expect.stringMatching(/^PUBLIC_URL est obligatoire/),
    expect.stringMatching(/^SEAL_KEY_FILE est obligatoire/),
    expect.stringMatching(/^SEAL_CERTIFICATE_FILE est obligatoire/),
    '',
  ])
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
})
