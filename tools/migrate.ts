process.argv[2] = 'migrate'
await import('../apps/server/src/app/main.ts')
