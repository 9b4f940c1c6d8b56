import { connect } from 'node:tls'
import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import { openSealIdentity, openTimeStamper } from '../../../documents/seal/seal-identity.ts'
import type { Config } from '../../../platform/configuration/config.ts'
import { ConfigError, isLoopback } from '../../../platform/configuration/config-values.ts'
import { tryMailServer } from '../../../platform/mail/mail-sender.ts'
import { DOCTOR_MESSAGES as SAY } from './doctor.messages.ts'
import { codeOf, type Finding, fault, watch, well } from './finding.ts'

const PATIENCE_MS = 10_000
/** A certificate renewed automatically would have been renewed before this. */
const SOON = { hours: 21 * 24 }

export async function lookAtMail(config: Config): Promise<readonly Finding[]> {
  const topic = SAY.topics.mail
  const { smtpUrl, smtpTls, demo } = config
  if (smtpUrl === null) return demo ? [] : [watch(topic, SAY.mail.none)]
  const refusal = await tryMailServer({ smtpUrl, smtpTls })
  return [refusal === null ? well(topic, SAY.mail.works) : fault(topic, SAY.mail.refuses(refusal))]
}

/** Checks the seal's key pair and the validity of its certificate. */
export async function lookAtSeal(config: Config): Promise<readonly Finding[]> {
  const topic = SAY.topics.seal
  if (config.demo) return []
  try {
    const { certificates } = await openSealIdentity(config)
    openTimeStamper(config)
    const [own] = certificates
    const end = instantOf(own.validTo)
    const day = dayOf(end)
    const now = Temporal.Now.instant()
    if (Temporal.Instant.compare(end, now) <= 0) return [fault(topic, SAY.seal.over(day))]
    if (Temporal.Instant.compare(end, now.add(SOON)) <= 0) return [watch(topic, SAY.seal.soon(day))]
    return own.issuer === own.subject
      ? [watch(topic, SAY.seal.own(day))]
      : [well(topic, SAY.seal.until(day))]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [fault(topic, error.message)]
  }
}

/** Checks the certificate presented to browsers. */
export async function lookAtTls({ demo, publicUrl }: Config): Promise<readonly Finding[]> {
  const topic = SAY.topics.tls
  if (demo || publicUrl === null) return [well(topic, SAY.tls.demo)]
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return [watch(topic, SAY.tls.plain(publicUrl))]
  try {
    const end = await endOfCertificate(hostname, Number(port || 443))
    const isSoon = Temporal.Instant.compare(end, Temporal.Now.instant().add(SOON)) <= 0
    const said = isSoon ? SAY.tls.soon : SAY.tls.until
    return [(isSoon ? watch : well)(topic, said(hostname, dayOf(end)))]
  } catch (error) {
    const code = codeOf(error)
    return /CERT|SIGN|ISSUER|ALTNAME|SSL/.test(code)
      ? [fault(topic, SAY.tls.refused(hostname, code))]
      : [watch(topic, SAY.tls.silent(hostname, code))]
  }
}

function endOfCertificate(host: string, port: number): Promise<Temporal.Instant> {
  const { promise, resolve, reject } = Promise.withResolvers<Temporal.Instant>()
  const socket = connect({ host, port, servername: host }, () => {
    resolve(instantOf(socket.getPeerCertificate().valid_to))
    socket.end()
  })
  socket.setTimeout(PATIENCE_MS, () =>
    socket.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })),
  )
  socket.once('error', reject)
  return promise
}

/** Checks what the public address answers, and whether the proxy in front is trusted. */
export async function lookAtProxy(config: Config): Promise<readonly Finding[]> {
  const topic = SAY.topics.proxy
  const { demo, publicUrl, host, trustedProxies } = config
  if (demo || publicUrl === null) return []
  const isBehind = isLoopback(host) && !isLoopback(new URL(publicUrl).hostname)
  const untrusted =
    isBehind && trustedProxies.length === 0 ? [watch(topic, SAY.proxy.untrusted)] : []
  return [await lookThrough(publicUrl), ...untrusted]
}

async function lookThrough(publicUrl: string): Promise<Finding> {
  const topic = SAY.topics.proxy
  try {
    const answer = await fetch(`${publicUrl}/backend/health/ready`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) return watch(topic, SAY.proxy.otherAnswer(answer.status))
    const isPlain = publicUrl.startsWith('http:')
    return isPlain || answer.headers.has('strict-transport-security')
      ? well(topic, SAY.proxy.serves)
      : watch(topic, SAY.proxy.noHsts)
  } catch {
    return watch(topic, SAY.proxy.silent)
  }
}

const instantOf = (text: string) => Temporal.Instant.fromEpochMilliseconds(Date.parse(text))
const dayOf = (instant: Temporal.Instant) => formatDay(dayInParis(instant))
