import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pidFile, writtenProcess } from './postmaster-pid.ts'

test('the id is read, or is null, while the file appears and disappears', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sillage-pid-'))
  expect(writtenProcess(data)).toBeNull()
  const comesAndGoes = `const { renameSync, rmSync, writeFileSync } = require('node:fs')
    for (;;) {
      writeFileSync('next', '4242\\n/data\\n')
      renameSync('next', '${pidFile(data)}')
      rmSync('${pidFile(data)}')
    }`
  const other = spawn(process.execPath, ['-e', comesAndGoes], { cwd: data })
  await once(other, 'spawn')
  const seen = new Set<number | null>()
  while (seen.size < 2) seen.add(writtenProcess(data))
  for (let reads = 0; reads < 20_000; reads += 1) seen.add(writtenProcess(data))
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(seen).toEqual(new Set([4242, null]))
  rmSync(data, { recursive: true })
})
