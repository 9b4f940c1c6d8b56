import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// The yardstick: server-sent events only. What is posted goes to every open page, without sessions, database or
// delivery after a disconnection.
const pages = new Set<ServerResponse>()
let id = 0
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(':\n\n')
    pages.add(response)
    response.on('close', () => pages.delete(response))
    return
  }
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (piece: string) => {
    body += piece
  })
  request.on('end', () => {
    id++
    const frame = `id: ${id}\nevent: message\ndata: ${body}\n\n`
    for (const page of pages) page.write(frame)
    response.writeHead(201, { 'content-length': 0 }).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
