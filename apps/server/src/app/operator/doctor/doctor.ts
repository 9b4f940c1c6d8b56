import { type Config, readConfig } from '../../../platform/configuration/config.ts'
import { ConfigError } from '../../../platform/configuration/config-values.ts'
import type { Call, Command } from '../command.ts'
import { lookAtDatabase } from './database-checks.ts'
import { DOCTOR_MESSAGES as SAY } from './doctor.messages.ts'
import { codeOf, type Finding, fault, watch, well } from './finding.ts'
import { lookAtFolder, lookAtStorage } from './folder-checks.ts'
import { lookAtMail, lookAtProxy, lookAtSeal, lookAtTls } from './outside-checks.ts'

const MARKS = { well: '✓', watch: '!', fault: '✗' } as const

/** Checks everything that a start needs, and prints a sentence about each; changes nothing that stays. */
export const doctor: Command = async (call) => {
  const findings = await examine(call)
  for (const { state, topic, sentence } of findings)
    console.log(`${MARKS[state]} ${topic}\u00a0: ${sentence}`)
  const count = (sought: Finding['state']) =>
    findings.filter(({ state }) => state === sought).length
  console.log(SAY.sum(count('fault'), count('watch')))
  return count('fault') === 0 ? 0 : 1
}

async function examine(call: Call): Promise<readonly Finding[]> {
  let config: Config
  try {
    config = readConfig(call.env, call.defaultDataDir)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    // without valid settings nothing else can be checked
    return error.message.split('\n').map((sentence) => fault(SAY.topics.settings, sentence))
  }
  const looks: readonly (() => readonly Finding[] | Promise<readonly Finding[]>)[] = [
    () => lookAtSettings(config),
    () => lookAtFolder(config),
    () => lookAtDatabase(config, call.onEnd),
    () => lookAtStorage(config),
    () => lookAtMail(config),
    () => lookAtSeal(config),
    () => lookAtTls(config),
    () => lookAtProxy(config),
  ]
  const findings: Finding[] = []
  for (const look of looks)
    try {
      findings.push(...(await look()))
    } catch (error) {
      const isSentence = error instanceof ConfigError
      findings.push(
        fault(SAY.topics.failed, isSentence ? error.message : SAY.failed(codeOf(error))),
      )
    }
  return findings
}

function lookAtSettings({ demo, publicUrl, staffSecondFactor, clamdUrl }: Config) {
  const topic = SAY.topics.settings
  if (demo) return [well(topic, SAY.settings.demo)]
  return [
    well(topic, SAY.settings.production(publicUrl ?? '')),
    ...(staffSecondFactor ? [] : [watch(topic, SAY.settings.weakStaff)]),
    ...(clamdUrl === null ? [watch(topic, SAY.settings.unsorted)] : []),
  ]
}
