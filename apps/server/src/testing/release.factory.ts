import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** The folder of the last release's code, extracted from the git history; it uses the dependencies installed here. */
export function unpackLastRelease(): string {
  const commit = readFileSync(join(ROOT, '.ci/last-release'), 'utf8').trim()
  const folder = join(ROOT, '.cache', `release-${commit.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(join(unfinished, 'node_modules/@sillage'), { recursive: true })
  let archive: Buffer
  try {
    archive = execFileSync('git', ['archive', commit, 'apps', 'packages', 'package.json'], {
      cwd: ROOT,
      maxBuffer: 2 ** 29,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (cause) {
    throw new Error(
      `The code of the last release (${commit}) is not in this history: a clone with its whole history is needed.`,
      { cause },
    )
  }
  execFileSync('tar', ['-x', '-C', unfinished], { input: archive })
  for (const name of ['domain', 'wire'])
    symlinkSync(`../../packages/${name}`, join(unfinished, 'node_modules/@sillage', name))
  for (const built of ['dist', 'dist-server'])
    symlinkSync(join(ROOT, 'apps/web', built), join(unfinished, 'apps/web', built))
  try {
    renameSync(unfinished, folder)
  } catch {
    // another run was faster
    rmSync(unfinished, { recursive: true })
  }
  return folder
}
