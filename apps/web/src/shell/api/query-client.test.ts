import { ApiError } from '@sillage/wire/http/client.ts'
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient, readAgain } from './query-client.ts'

const failure = (retryAfter: number | null) =>
  new ApiError({ status: 503, message: 'Réessayez.', problem: null, retryAfter })

const delayAfter = (failures: number, error: Error) => {
  const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {}
  return typeof retryDelay === 'function' ? retryDelay(failures, error) : retryDelay
}

test('a busy server is asked again after the time it gives, at most 10 s later', () => {
  expect(delayAfter(0, failure(4))).toBe(4000)
  expect(delayAfter(1, failure(4))).toBe(4000)
  expect(delayAfter(0, failure(600))).toBe(10_000)
})

test('without a time from the server, each wait is twice the one before', () => {
  expect([0, 1].map((failures) => delayAfter(failures, failure(null)))).toEqual([1000, 2000])
})

test('a change announced during the first read is shown, even if that read began before it', async () => {
  const client = createQueryClient()
  const queryKey = ['claims', 'mine']
  const began = Promise.withResolvers<void>()
  const answers = [began.promise.then(() => 'before'), Promise.resolve('after')]
  const shown: (string | undefined)[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => answers.shift() ?? 'never',
  })
  const leave = observer.subscribe(({ data }) => shown.push(data))
  const again = readAgain(client, queryKey)
  began.resolve()
  await again
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(client.getQueryData(queryKey)).toBe('after')
  expect(shown).not.toContain('before')
  leave()
})

test('without a network an act fails at once, and is not sent when the network is back', async () => {
  onlineManager.setOnline(false)
  let sent = 0
  const act = new MutationObserver(createQueryClient(), {
    mutationFn: () => {
      sent += 1
      return Promise.reject(failure(null))
    },
  })
  await expect(act.mutate()).rejects.toThrow('Réessayez.')
  onlineManager.setOnline(true)
  expect(sent).toBe(1)
})
