import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { ROOT } from './gates.ts'

/** Lists the tests that only passed at the second attempt, with their error, as the browser suite lists its journeys. */
export function secondTries(): Reporter {
  const flaky: TestCase[] = []
  return {
    onTestCaseResult(test) {
      if (test.diagnostic()?.flaky) flaky.push(test)
    },
    onTestRunEnd() {
      if (flaky.length === 0) return
      const lines = flaky.map((test) => {
        const [first = ''] = test.result().errors?.map(({ message }) => message) ?? []
        const place = relative(ROOT, test.module.moduleId)
        return `    ${place} › ${test.fullName} (${first.split('\n')[0]})`
      })
      console.log([`  ${flaky.length} flaky`, ...lines, ''].join('\n'))
    },
  }
}
