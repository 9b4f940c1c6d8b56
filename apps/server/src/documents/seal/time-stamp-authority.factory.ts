import { execFile, execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listening } from '../../testing/ports.factory.ts'

const run = promisify(execFile)

/** How the authority answers a request: with a file for OpenSSL to reply from, or with the reply itself. */
export type Answering = (question: Buffer) => Promise<Buffer> | Buffer

/**
 * A real time-stamping authority: `openssl ts` behind an HTTP server, with its own root and certificate. OpenSSL must
 * be installed: nothing simulates it.
 */
export async function startTimeStampAuthority() {
  const folder = mkdtempSync(join(tmpdir(), 'sillage-tsa-'))
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const p256 = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  writeFileSync(
    at('tsa.cnf'),
    `[req]
distinguished_name = name
[name]
[root]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign
[own]
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[tsa]
default_tsa = main
[main]
serial = ${at('serial')}
crypto_device = builtin
signer_cert = ${at('own.pem')}
certs = ${at('root.pem')}
signer_key = ${at('own.key')}
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`,
  )
  writeFileSync(at('serial'), '01')
  const config = ['-config', at('tsa.cnf')]
  openssl(
    'req',
    '-x509',
    ...p256,
    '-keyout',
    'root.key',
    '-out',
    'root.pem',
    '-days',
    '30',
    '-subj',
    '/CN=Racine',
    '-extensions',
    'root',
    ...config,
  )
  openssl(
    'req',
    ...p256,
    '-keyout',
    'own.key',
    '-out',
    'own.csr',
    '-subj',
    '/CN=Horodatage',
    ...config,
  )
  openssl(
    'x509',
    '-req',
    '-in',
    'own.csr',
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-CAcreateserial',
    '-days',
    '30',
    '-out',
    'own.pem',
    '-extfile',
    'tsa.cnf',
    '-extensions',
    'own',
  )

  const reply: Answering = async (question) => {
    writeFileSync(at('question.tsq'), question)
    await run('openssl', [
      'ts',
      '-reply',
      '-queryfile',
      at('question.tsq'),
      ...config,
      '-out',
      at('answer.tsr'),
    ])
    return readFileSync(at('answer.tsr'))
  }
  let answering: Answering = reply
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    try {
      const answer = await answering(Buffer.concat(parts))
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer)
    } catch {
      response.writeHead(500).end()
    }
  })
  const port = await listening(server)
  return {
    url: `http://127.0.0.1:${port}/`,
    root: new X509Certificate(readFileSync(at('root.pem'))),
    reply,
    /** Sets how it answers from now on; correctly by default. */
    answer: (next: Answering = reply) => {
      answering = next
    },
    askedTimes: () => asked,
    /** Whether OpenSSL accepts a token for these bytes from this authority. */
    verifies: (token: Buffer, data: Buffer) => {
      writeFileSync(at('token'), token)
      writeFileSync(at('data'), data)
      const out = openssl(
        'ts',
        '-verify',
        '-data',
        'data',
        '-in',
        'token',
        '-token_in',
        '-CAfile',
        'root.pem',
      )
      return out.toString().includes('Verification: OK')
    },
    close: () => {
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
