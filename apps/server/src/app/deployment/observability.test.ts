import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, vi } from 'vitest'
import { ROOT } from '../../platform/installation.ts'
import { drillSize, noteDrill } from '../../testing/drill.factory.ts'
import { freePort } from '../../testing/ports.factory.ts'
import { startTestProcess } from '../../testing/test-process.ts'
import { replaced, systemProgram } from './system-programs.factory.ts'

const FILES = join(ROOT, 'deploy/observability')
const promtool = systemProgram('promtool')
const prometheus = systemProgram('prometheus')
const systemd = systemProgram('systemd-analyze')

const folder = mkdtempSync(join(tmpdir(), 'sillage-observed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = (...words: string[]) =>
  execFileSync(promtool.path, words, { cwd: FILES, stdio: 'pipe' }).toString()

promtool.around(
  'Prometheus accepts the shipped configuration and alert rules',
  () => {
    const began = performance.now()
    expect(ask('check', 'config', 'prometheus.yml')).toContain('SUCCESS')
    expect(ask('check', 'rules', 'alerts.yml')).toMatch(/SUCCESS: \d+ rules found/)
    // three days of examples take a while
    const examples = drillSize({ short: 0, full: 1 })
    if (examples) expect(ask('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
    const seconds = (performance.now() - began) / 1000
    noteDrill({
      drill: 'Alert rules and their examples, by promtool',
      tries: 2 + examples,
      seconds,
    })
  },
  60_000,
)

systemd.around(
  'systemd accepts the shipped units, and rejects a wrong one',
  () => {
    const began = performance.now()
    const units = join(folder, 'units')
    cpSync(join(ROOT, 'deploy/systemd'), units, { recursive: true })
    const names = ['sillage.service', 'sillage-backup.service', 'sillage-backup.timer']
    const verify = () => {
      const paths = names.map((name) => join(units, name))
      const { status, stderr } = spawnSync(systemd.path, ['verify', ...paths])
      return { status, said: stderr.toString() }
    }
    const path = join(units, 'sillage.service')
    const unit = readFileSync(path, 'utf8')
    // the package is not installed in /opt here
    const here = replaced(unit, { '/opt/sillage/bin/sillage start': '/bin/true start' })
    writeFileSync(path, here)
    expect(verify()).toEqual({ status: 0, said: '' })
    writeFileSync(path, replaced(here, { 'Restart=on-failure': 'Restart=sometimes' }))
    expect(verify().said).toContain('sometimes')
    const seconds = (performance.now() - began) / 1000
    noteDrill({ drill: 'Units, by systemd-analyze verify', tries: names.length, seconds })
  },
  60_000,
)

/** Runs the system's Prometheus with the files that we ship; `hurried` shortens their delays to a second or two. */
async function startPrometheus(target: number, hurried: boolean) {
  const place = join(folder, 'prometheus')
  cpSync(FILES, place, { recursive: true })
  const change = (name: string, words: Readonly<Record<string, string>>) => {
    const path = join(place, name)
    writeFileSync(path, replaced(readFileSync(path, 'utf8'), words))
  }
  change('prometheus.yml', {
    '127.0.0.1:9464': `127.0.0.1:${target}`,
    ...(hurried ? { 'scrape_interval: 15s': 'scrape_interval: 1s' } : {}),
    ...(hurried ? { 'evaluation_interval: 30s': 'evaluation_interval: 1s' } : {}),
  })
  if (hurried) change('alerts.yml', { 'for: 1m': 'for: 2s' })
  const port = await freePort()
  const child = spawn(
    prometheus.path,
    [
      `--config.file=${join(place, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(place, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  )
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => null)
    return answer?.ok ? JSON.parse(await answer.text()).data : null
  }
  return {
    /** The value of each series found by an expression. */
    async query(expression: string): Promise<number[]> {
      const data = await read(`query?query=${encodeURIComponent(expression)}`)
      return (data?.result ?? []).map(({ value }: { value: [number, string] }) => Number(value[1]))
    },
    /** The alerts that are firing. */
    async firing(): Promise<{ labels: object; annotations: object }[]> {
      const alerts: { state: string; labels: object; annotations: object }[] =
        (await read('alerts'))?.alerts ?? []
      return alerts.filter(({ state }) => state === 'firing')
    },
    close: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

prometheus.around(
  'a real Prometheus scrapes a server, and fires an alert once it is gone',
  async () => {
    const port = await freePort()
    const server = await startTestProcess({ METRICS_PORT: String(port) })
    const watch = await startPrometheus(port, drillSize({ short: 1, full: 0 }) === 1)
    const patience = { timeout: 180_000, interval: 200 }
    try {
      await fetch(`${server.address}/backend/health/live`)
      const served = 'sum(http_server_request_duration_seconds_count{job="sillage"})'
      await vi.waitFor(
        async () => expect((await watch.query(served))[0]).toBeGreaterThan(0),
        patience,
      )
      expect(await watch.query('up{job="sillage"}')).toEqual([1])
      expect(await watch.query('sillage_check')).toEqual([1, 1, 1])
      expect(await watch.firing()).toEqual([])
    } finally {
      await server.close()
    }
    try {
      const began = performance.now()
      const rings = await vi.waitUntil(async () => {
        const firing = await watch.firing()
        return firing.length > 0 ? firing : null
      }, patience)
      expect(rings).toMatchObject([
        {
          labels: { alertname: 'ServerAway', severity: 'page', instance: `127.0.0.1:${port}` },
          annotations: { summary: `Le serveur 127.0.0.1:${port} ne répond plus.` },
        },
      ])
      const seconds = (performance.now() - began) / 1000
      noteDrill({ drill: 'A server is gone: until a real Prometheus rings', tries: 1, seconds })
    } finally {
      await watch.close()
    }
  },
  400_000,
)
