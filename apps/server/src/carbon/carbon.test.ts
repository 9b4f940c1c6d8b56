import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

test('cities are found as a geocoder answers', async () => {
  const cities = await server
    .client()
    .carbon.searchCity({ query: { city: 'nant', format: 'json' } })
  expect(cities[0]).toMatchObject({
    name: 'Nantes',
    display_name: 'Nantes, Loire-Atlantique (44), France',
    type: 'city',
  })
  expect(Number(cities[0]?.lat)).toBeCloseTo(47.2, 1)
  expect(typeof cities[0]?.lon).toBe('string')
  expect(await server.client().carbon.searchCity({ query: { city: 'na' } })).toEqual([])
})
