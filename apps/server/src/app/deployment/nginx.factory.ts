import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { ROOT } from '../../platform/installation.ts'
import { freePort } from '../../testing/ports.factory.ts'
import { replaced } from './system-programs.factory.ts'

const HOST = 'assurance.example'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export interface Call {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The client's address as its network claims it. */
  readonly from?: string
}

/** Runs the system's nginx with the configuration that we ship, in front of servers at these ports. */
export async function startNginx(program: string, servers: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sillage-nginx-'))
  // nginx's workers run as nobody
  chmodSync(folder, 0o755)
  const [plain, tls] = [await freePort(), await freePort()]
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const selfSigned = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...selfSigned, ...subject, ...files], { stdio: 'pipe' })
  const shipped = readFileSync(join(ROOT, 'deploy/proxy/nginx.conf'), 'utf8')
  const site = replaced(shipped, {
    'server 127.0.0.1:4000 max_fails=0;': servers
      .map((port) => `server 127.0.0.1:${port} max_fails=0;`)
      .join('\n  '),
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl': `listen 127.0.0.1:${tls} ssl`,
    '/etc/ssl/sillage/fullchain.pem': certificate,
    '/etc/ssl/sillage/privkey.pem': key,
  })
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off;\npid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off;\n${kept.join('\n')}\n${site}\n}\n`,
  )
  const child = spawn(program, ['-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said += text
  })
  await vi.waitUntil(
    async () => {
      if (child.exitCode !== null) throw new Error(said)
      const socket = connect(tls, '127.0.0.1')
      const opened = once(socket, 'connect').then(() => true)
      const isOpen = await opened.catch(() => false)
      socket.destroy()
      return isOpen
    },
    { timeout: 10_000, interval: 50 },
  )
  const agent = new Agent({
    ca: readFileSync(certificate),
    servername: HOST,
    keepAlive: true,
  })
  const send = ({ path, method = 'GET', headers = {}, body, from }: Call) => {
    const how = {
      host: '127.0.0.1',
      port: tls,
      path,
      method,
      agent,
      headers: { host: HOST, ...headers },
    }
    const sent = request(from ? { ...how, localAddress: from } : how)
    sent.end(body)
    return sent
  }
  return {
    plain: `http://127.0.0.1:${plain}`,
    tls: { port: tls, host: HOST, ca: readFileSync(certificate) },
    said: () => said,
    /** Opens a response whose body goes on. */
    open: async (call: Call) => {
      const [answer] = await once(send(call), 'response')
      return answer
    },
    call: (call: Call) =>
      new Promise<Answer>((resolve, reject) => {
        const sent = send(call)
        // a server that answers before reading everything may close while we are still writing
        let isAnswered = false
        sent.on('error', (error) => {
          if (!isAnswered) reject(error)
        })
        sent.on('response', (answer) => {
          isAnswered = true
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const { statusCode: status = 0, headers } = answer
            resolve({ status, headers, text: Buffer.concat(chunks).toString() })
          })
        })
      }),
    close: async () => {
      agent.destroy()
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>
