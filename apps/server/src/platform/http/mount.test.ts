import { Readable } from 'node:stream'
import { room } from '@sillage/wire/http/route.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase } from '../../testing/test-app.ts'
import { openDatabase } from '../database/database.ts'
import { mountAlone } from './mounted-room.factory.ts'

const ROOM = room({
  asked: {
    method: 'GET',
    path: '/asked',
    access: 'public',
    summary: 'What a handler gets from a request',
    reply: z.object({
      userAgent: z.string(),
      cookies: z.string(),
      header: z.nullable(z.string()),
      lastEventId: z.nullable(z.string()),
      origin: z.string(),
    }),
  },
  pieces: {
    method: 'GET',
    path: '/pieces',
    access: 'public',
    summary: 'JSON piece by piece',
    reply: z.object({ data: z.array(z.number()) }),
  },
  sentOn: {
    method: 'GET',
    path: '/sent-on',
    access: 'public',
    summary: 'Elsewhere',
    reply: 'redirect',
  },
  events: {
    method: 'GET',
    path: '/events',
    access: 'public',
    summary: 'Events',
    reply: 'text/event-stream',
  },
})

const database = openDatabase(await createTestDatabase())
const app = mountAlone({
  room: ROOM,
  handlers: {
    asked: async ({ context }) => ({
      userAgent: context.userAgent,
      cookies: context.cookies,
      header: context.header('x-signature'),
      lastEventId: context.lastEventId,
      origin: context.origin,
    }),
    pieces: async () => Readable.from(['{"data":', '[1,2]', '}']),
    sentOn: async () => ({ location: 'https://banque.example/retour?a=1' }),
    events: async () => ({ open: (response) => response.end('data: 1\n\n') }),
  },
  options: {
    database,
    clock: () => Temporal.Now.instant(),
    secret: 's'.repeat(40),
    idleSeconds: 7200,
    livePosition: () => 0,
    sessionOf: async () => null,
  },
})
const ask = (asked: InjectOptions | string) => app.inject(asked)
afterAll(async () => {
  await app.close()
  await database.destroy()
})

test('a handler gets the request’s headers and origin', async () => {
  const headers = {
    'user-agent': 'Mozilla/5.0',
    cookie: 'a=1; b=2',
    'x-signature': 't=1,v1=abc',
    'last-event-id': '42',
    host: 'sillage.example',
  }
  expect((await ask({ url: '/asked', headers })).json()).toEqual({
    userAgent: 'Mozilla/5.0',
    cookies: 'a=1; b=2',
    header: 't=1,v1=abc',
    lastEventId: '42',
    origin: 'http://sillage.example',
  })
})

test('absent headers are empty or null, and a long user agent is cut to 300 characters', async () => {
  const silent = { 'user-agent': undefined as never, host: 'sillage.example' }
  expect((await ask({ url: '/asked', headers: silent })).json()).toEqual({
    userAgent: '',
    cookies: '',
    header: null,
    lastEventId: null,
    origin: 'http://sillage.example',
  })
  const long = { 'user-agent': 'x'.repeat(301) }
  expect((await ask({ url: '/asked', headers: long })).json().userAgent).toBe('x'.repeat(300))
})

test('streamed JSON is sent as JSON', async () => {
  const { headers, body } = await ask('/pieces')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(body)).toEqual({ data: [1, 2] })
})

test('a redirect is a 303, so that the browser follows with GET', async () => {
  const { statusCode, headers } = await ask('/sent-on')
  expect(statusCode).toBe(303)
  expect(headers.location).toBe('https://banque.example/retour?a=1')
})

test('an event stream has its content type, and is not buffered by proxies', async () => {
  const { headers, body } = await ask('/events')
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  expect(body).toBe('data: 1\n\n')
})
